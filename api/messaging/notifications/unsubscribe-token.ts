import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ChoosableImportance, choosableImportances } from '@wasl/shared/notifications/channels.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { importanceOf } from '@wasl/shared/notifications/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as z from 'zod'
import type { Env } from '../../environment/env.ts'

/** Whose emails about what a link stops. */
export type Unsubscription = { user_id: string; group: ChoosableImportance }

type Keys = Pick<Env, 'SECRETS_KEY'>
const sign = (key: Buffer, { user_id, group }: Unsubscription) =>
  createHmac('sha256', key).update(`unsubscribe|${user_id}|${group}`).digest('base64url')

/** The path of the page that stops emails like this one without a login; null if it contains something that always arrives. */
export function unsubscribePath(
  env: Keys,
  { user_id, entries }: { user_id: string; entries: readonly { type: NotificationType }[] },
): string | null {
  const groups = entries.map(({ type }) => choosableImportances.find((group) => group === importanceOf(type)))
  const group = groups.at(-1)
  if (!group || groups.includes(undefined)) return null
  return pages.unsubscribe({ token: `${user_id}.${group}.${sign(env.SECRETS_KEY[0], { user_id, group })}` })
}

/** What a link of ours stops; null if its signature is not by one of our keys. */
export function readUnsubscribeToken({ SECRETS_KEY }: Keys, token: string): Unsubscription | null {
  const [id, name, signature = ''] = token.split('.')
  const user_id = z.uuid().safeParse(id)
  const group = choosableImportances.find((one) => one === name)
  if (!user_id.success || !group) return null
  const unsubscription = { user_id: user_id.data, group }
  return SECRETS_KEY.some((key) => isSame(signature, sign(key, unsubscription))) ? unsubscription : null
}

const isSame = (candidate: string, expected: string) => {
  const [a, b] = [Buffer.from(candidate), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
