import { BrandOffNoticeContainer } from '@whirligig/catalogue-admin'

export const BrandOffNotice = () => <BrandOffNoticeContainer />
