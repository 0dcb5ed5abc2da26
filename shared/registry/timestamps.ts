import { dateTime, type Fields } from './fields.ts'
import type { AnyResource, Timestamp } from './resource.ts'

const timestampFields = {
  created_at: dateTime('Created', 'تاريخ الإضافة', { readOnly: true }),
  updated_at: dateTime('Last updated', 'آخر تعديل', { readOnly: true }),
} satisfies Readonly<Record<Timestamp, Fields[string]>>

/** The timestamps of a resource as read-only fields. */
export const timestampFieldsOf = ({ timestamps = ['created_at', 'updated_at'] }: Pick<AnyResource, 'timestamps'>): Fields =>
  Object.fromEntries(timestamps.map((name) => [name, timestampFields[name]]))
