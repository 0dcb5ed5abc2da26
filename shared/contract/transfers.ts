import * as z from 'zod'
import { maxFilesPerUpload } from '../settings/settings.ts'
import { requestText } from './common.ts'

/** What a client writes about a bank transfer that was sent: send_transfer. */
export const transferForm = z.strictObject({
  bank_name: requestText({ min: 2, max: 80 }),
  account_name: requestText({ min: 3, max: 120 }),
  account_number: requestText({ min: 6, max: 34 }),
  file_ids: z.array(z.uuid()).min(1).max(maxFilesPerUpload),
})
