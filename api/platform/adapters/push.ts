import type { LivePush } from '@wasl/shared/contract/notifications.ts'

/** Sends one push to one device. `gone` says that the device no longer wants any. */
export type Push = { send: (message: { device: string; push: LivePush }) => Promise<'sent' | 'gone'> }
