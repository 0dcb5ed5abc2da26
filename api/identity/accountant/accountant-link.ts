import { createHmac, timingSafeEqual } from 'node:crypto'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as z from 'zod'
import type { Env } from '../../environment/env.ts'

/** What a link is signed for: an address of a company, and when it was entered. */
export type AccountantLink = { user_id: string; email: string; requested_at: string }
type Keys = Pick<Env, 'SECRETS_KEY'>

const sign = (key: Buffer, { user_id, email, requested_at }: AccountantLink) =>
  createHmac('sha256', key)
    .update(`accountant|${user_id}|${email}|${Date.parse(requested_at)}`)
    .digest('base64url')

/** The path of the page where the reader of an address confirms or stops its emails without a login. */
export const accountantPath = ({ SECRETS_KEY }: Keys, link: AccountantLink): string =>
  pages.accountant({ token: `${link.user_id}.${sign(SECRETS_KEY[0], link)}` })

/** The company that a link names, before its signature is checked; null if it names none. */
export const companyOfToken = (token: string): string | null => z.uuid().safeParse(token.split('.')[0]).data ?? null

/** Whether one of our keys signed the link for this address. */
export const isSignedFor = ({ SECRETS_KEY }: Keys, token: string, link: AccountantLink): boolean =>
  SECRETS_KEY.some((key) => isSame(token.split('.')[1] ?? '', sign(key, link)))

const isSame = (candidate: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(candidate), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
