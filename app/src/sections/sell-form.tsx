import { ApplicationContainer, type ApplicationContainerProps } from '@whirligig/selling'

export const SellForm = (props: ApplicationContainerProps) => <ApplicationContainer {...props} />
