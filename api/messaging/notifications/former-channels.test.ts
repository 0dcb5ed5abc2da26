import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { firstMigrations, readJournal } from '../../testing/first-migrations.ts'

const push = ['push']
const emailOnly = ['email']
const all = ['push', 'sms', 'email']

// The former list of channels, the status, and the choices by importance that migration 0012 makes of them.
const accounts = [
  { name: 'the default', channels: push, status: 'active', choices: null },
  {
    ...{ name: 'push and SMS', channels: ['push', 'sms'], status: 'active' },
    choices: { money: ['push', 'sms'], deadline: ['push', 'sms'], high: push, normal: push },
  },
  {
    ...{ name: 'everything', channels: all, status: 'blocked' },
    choices: { money: all, deadline: all, high: ['push', 'email'], normal: push },
  },
  {
    ...{ name: 'email alone', channels: emailOnly, status: 'active' },
    choices: { money: emailOnly, deadline: emailOnly, high: emailOnly, normal: [] },
  },
  { name: 'nothing', channels: [], status: 'active', choices: { money: [], deadline: [], high: [], normal: [] } },
  { name: 'a deleted account', channels: all, status: 'deleted', choices: null },
]

test('accounts keep the channels that they had chosen before channels were chosen by importance', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-migrations-'))
  const database = await emptyDatabase()
  try {
    const count = readJournal().entries.findIndex(({ tag }) => tag.startsWith('0012_'))
    const before = await database.open(firstMigrations(folder, count))
    for (const [index, { name, channels, status }] of accounts.entries())
      await before.db.execute(sql`insert into users (role, name, phone, country_code, password_hash, status, channels)
        values ('client', ${name}, ${`+96650000000${index}`}, '966', 'x', ${status}, ${sql.param(`{${channels.join(',')}}`)}::text[])`)
    await before.close()

    const after = await database.open()
    const { rows } = await after.db.execute(sql`select name, channel_choices as choices from users order by phone`)
    await after.close()
    expect(rows).toEqual(accounts.map(({ name, choices }) => ({ name, choices })))
  } finally {
    await database.remove()
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
