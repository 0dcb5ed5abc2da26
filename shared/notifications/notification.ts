import type { Label } from '../units.ts'

/** Title and body of one notice, [english, arabic], with named holes. `group` says which shelf of the specification it stands on. */
export type Notice = { group: 'client' | 'provider' | 'car' | 'delegate' | 'admin' | 'other'; title: Label; body: Label }

/** One notice of a group. */
export const notice = (group: Notice['group'], title: Label, body: Label): Notice => ({ group, title, body })
