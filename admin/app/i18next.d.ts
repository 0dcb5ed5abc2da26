import type admin from '@wasl/shared/i18n/admin/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin'
    resources: { admin: typeof admin }
  }
}
