import { address } from './address.ts'

/** Where the server has the back office. */
export const adminRoot = '/admin'

/** The pages of the back office, within `adminRoot`; `resource` is the name of a declaration of the registry. */
export const adminPages = {
  home: address('/'),
  login: address('/login?to'),
  account: address('/account'),
  settings: address('/settings?tab'),
  reports: address('/reports'),
  report: address('/reports/:kind'),
  list: address('/:resource?pageSize'),
  create: address('/:resource/create?copy'),
  /** `ready`: the rows that come with the app. */
  import: address('/:resource/import?ready'),
  /** The screen that reviews the row that waits longest, or one row. */
  review: address('/:resource/review'),
  reviewRow: address('/:resource/review/:id'),
  show: address('/:resource/:id'),
  edit: address('/:resource/:id/edit'),
}

/** The address of a page of the back office for what is outside of it, such as a link in a message. */
export const inBackOffice = (path: string): string => (path === '/' ? adminRoot : adminRoot + path)
