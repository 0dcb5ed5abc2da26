import 'dayjs/locale/ar.js'

// One file per language, so that a visit loads one chunk.
export { default as texts } from '@wasl/shared/i18n/admin/ar.json'
export { default as antd } from 'antd/es/locale/ar_EG'
