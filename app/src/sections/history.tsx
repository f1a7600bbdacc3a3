// A module of its own, so that the bundler loads nothing else of the feature.
export { HistoryContainer } from '@whirligig/admin'
