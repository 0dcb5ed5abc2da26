import { randomInt } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nafathStatuses } from '@wasl/shared/contract/nafath.ts'
import * as z from 'zod'
import type { LocalNafath } from './adapters.ts'

const stored = z.object({ number: z.string(), ending: z.string(), status: z.enum(nafathStatuses) })
/** Keeps each request in a file of this folder, which all processes of the app share. */
export function localNafath(folder: string): LocalNafath {
  const pathOf = (trans_id: string) => join(folder, `${z.uuid().parse(trans_id)}.json`)
  const find = async (trans_id: string) => {
    const text = await readFile(pathOf(trans_id), 'utf8').catch(() => null)
    return text === null ? null : stored.parse(JSON.parse(text))
  }
  const write = (trans_id: string, request: z.output<typeof stored>) => writeFile(pathOf(trans_id), JSON.stringify(request))
  return {
    async start({ national_id }) {
      const trans_id = crypto.randomUUID()
      const number = String(randomInt(10, 100))
      await mkdir(folder, { recursive: true })
      await write(trans_id, { number, ending: national_id.slice(-3), status: 'waiting' })
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
      if (request?.status === 'waiting') await write(trans_id, { ...request, status })
    },
  }
}
