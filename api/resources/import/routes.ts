import { importColumns, importLimits, importMode, importResult, readImport } from '@wasl/shared/contract/import.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { route } from '../../platform/http/route.ts'
import { readSheet, type Table } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { adminActionOf } from '../resource-access.ts'
import type { StoredResource } from '../stored-resource.ts'
import { surroundingsOf } from '../validation-context.ts'
import { guessTargets, targetsOf } from './import-fields.ts'
import { importRows } from './import-rows.ts'

const maxBytes = importLimits.megabytes * 1024 * 1024
const samples = 3

/** Rows of one resource out of a file: what the file holds, and the import itself, tried or done. The file is sent with each call; nothing of it is kept. */
export function importRoutesOf(app: FastifyInstance, resource: StoredResource): void {
  const { declaration } = resource
  const { name, label, access } = declaration
  if (access.create === false) return
  const common = {
    method: 'POST',
    action: adminActionOf(name, 'create'),
    permission: `${name}.create`,
    limit: { most: 60, perSeconds: 60 },
  } as const

  route(app, {
    ...common,
    url: `/api/admin/${name}/import/read`,
    summary: `What a file of ${label.many[0].toLowerCase()} holds, and which field each column seems to be. Form data: \`file\``,
    answer: readImport,
    handler: async ({ ctx, request }) => {
      const { table } = await sent(request)
      const guesses = guessTargets(declaration, table.head)
      return {
        rows: table.rows.length,
        columns: table.head.map((heading, at) => ({
          heading,
          guess: guesses[at] ?? null,
          samples: table.rows
            .map(({ cells }) => cells[at] ?? '')
            .filter(Boolean)
            .slice(0, samples),
        })),
        targets: targetsOf(declaration).map(({ path, label, field }) => ({
          path,
          label: labelIn(label, ctx.locale),
          is_required: !field.optional && !('default' in field),
        })),
      }
    },
  })
  route(app, {
    ...common,
    url: `/api/admin/${name}/import`,
    summary: `Import ${label.many[0].toLowerCase()} in one transaction. Form data: \`mode\` try, all or valid, \`columns\` as JSON, then \`file\``,
    answer: importResult,
    handler: async ({ ctx, request }) => {
      const { table, fields } = await sent(request)
      const { mode, columns } = parse(z.object({ mode: importMode, columns: importColumns }), {
        ...fields,
        columns: jsonIn(fields.columns),
      })
      const known = ['id', ...targetsOf(declaration).map(({ path }) => path)]
      const chosen = columns.filter((path) => path !== null)
      if (chosen.some((path) => !known.includes(path)) || new Set(chosen).size < chosen.length)
        throw invalid('columns', ['Each column stands for one field', 'كل عمود يقابل حقلًا واحدًا'])
      return importRows(ctx, resource, { table, columns, mode, around: await surroundingsOf(ctx) })
    },
  })
}

async function sent(request: FastifyRequest): Promise<{ table: Table; fields: Record<string, string> }> {
  const { file, fields } = await readForm(request, maxBytes)
  return { table: await readSheet(file), fields }
}

function jsonIn(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
