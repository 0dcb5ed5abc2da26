import type { Mail, Sms } from '../messaging/channels/channels.ts'

/** Local substitutes that send nothing: their messages stay readable in the table of jobs. */
export const localSms: Sms = { send: async () => {} }
export const localMail: Mail = { send: async () => {} }
