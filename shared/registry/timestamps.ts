import { dateTime, type Fields } from './fields.ts'
import type { AnyResource, Stamp } from './resource.ts'

const stamps = {
  created_at: dateTime('Added on', 'تاريخ الإضافة', { readOnly: true }),
  updated_at: dateTime('Changed on', 'آخر تعديل', { readOnly: true }),
} satisfies Readonly<Record<Stamp, Fields[string]>>

/** When rows of a resource were added and changed, as fields that nobody writes; those of the two that its rows carry. */
export const stampsOf = ({ stamps: carried = ['created_at', 'updated_at'] }: Pick<AnyResource, 'stamps'>): Fields =>
  Object.fromEntries(carried.map((name) => [name, stamps[name]]))
