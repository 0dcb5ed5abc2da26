import { randomInt } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nafathStatuses } from '@wasl/shared/contract/nafath.ts'
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import * as z from 'zod'
import type { LocalNafath } from '../identity/nafath/nafath.ts'
import { readNafathToken } from '../identity/nafath/nafath-token.ts'

const stored = z.object({ id: z.string(), number: z.string(), ending: z.string(), status: z.enum(nafathStatuses) })
const audience = 'wasl-demo'
const algorithm = 'RS256'
const privateKey = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

/** Keeps each request in a file of this folder, which all processes of the app share, and beside it the key that signs its callbacks. */
export function localNafath(folder: string): LocalNafath {
  const pathOf = (trans_id: string) => join(folder, `${z.uuid().parse(trans_id)}.json`)
  const find = async (trans_id: string) => {
    const text = await readFile(pathOf(trans_id), 'utf8').catch(() => null)
    return text === null ? null : stored.parse(JSON.parse(text))
  }
  const write = (trans_id: string, request: z.output<typeof stored>) => writeFile(pathOf(trans_id), JSON.stringify(request))
  const loadKey = async () => {
    const path = `${folder}-key.json`
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text !== null) return privateKey.parse(JSON.parse(text))
    const { privateKey: created } = await generateKeyPair(algorithm, { extractable: true })
    // Another process may have written its key in the meantime.
    await writeFile(path, JSON.stringify(await exportJWK(created)), { flag: 'wx' }).catch(() => null)
    return privateKey.parse(JSON.parse(await readFile(path, 'utf8')))
  }
  return {
    async start({ id, national_id }) {
      const trans_id = crypto.randomUUID()
      const number = String(randomInt(10, 100))
      await mkdir(folder, { recursive: true })
      await write(trans_id, { id, number, ending: national_id.slice(-3), status: 'waiting' })
      return { trans_id, number }
    },
    async status({ trans_id, number }) {
      const request = await find(trans_id)
      if (request?.number !== number) return 'expired'
      if (request.status !== 'waiting') await rm(pathOf(trans_id), { force: true })
      return request.status
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const requests = await Promise.all(
        names.map(async (name) => {
          const trans_id = name.replace(/\.json$/, '')
          const request = await find(trans_id)
          return request ? [{ ...request, trans_id }] : []
        }),
      )
      return requests.flat().filter(({ status }) => status === 'waiting')
    },
    async answer(trans_id, status) {
      const request = await find(trans_id)
      if (request?.status !== 'waiting') return null
      await write(trans_id, { ...request, status })
      const token = await new SignJWT({ transId: trans_id, status: status.toUpperCase() })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .sign(await importJWK(await loadKey(), algorithm))
      return { token, transId: trans_id, requestId: request.id }
    },
    async readCallback(token) {
      const { kty, n, e } = await loadKey()
      return readNafathToken(token, createLocalJWKSet({ keys: [{ kty, n, e }] }), audience)
    },
  }
}
