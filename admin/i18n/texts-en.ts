// One file per language, so that a visit loads one chunk.
export { default as texts } from '@wasl/shared/i18n/admin/en.json'
export { default as antd } from 'antd/es/locale/en_US'
