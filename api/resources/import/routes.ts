import { importColumns, importLimits, importMode, importPreview, importResult } from '@wasl/shared/contract/import.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { route } from '../../platform/http/route.ts'
import { type ParsedSpreadsheet, readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { adminAccessAction } from '../access.ts'
import type { StoredResource } from '../stored-resource.ts'
import { loadValidationContext } from '../write/validation-context.ts'
import { guessColumns, importableColumns } from './import-fields.ts'
import { importRows } from './import-rows.ts'

const maxBytes = importLimits.megabytes * 1024 * 1024
const samples = 3

/** The import routes of one resource: inspect a file, then try or run the import. The file is sent with each call and not stored. */
export function importRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { declaration } = resource
  const { name, label, access } = declaration
  if (access.create === false) return
  const common = {
    method: 'POST',
    action: adminAccessAction(declaration, 'create'),
    permission: `${name}.create`,
    limit: { max: 60, perSeconds: 60 },
  } as const

  route(app, {
    ...common,
    url: `/api/admin/${name}/import/read`,
    summary: `Inspect a file of ${label.many.en.toLowerCase()}: its columns and the field guessed for each. Form data: \`file\``,
    response: importPreview,
    handler: async ({ ctx, request }) => {
      const { table } = await readUpload(request)
      const guesses = guessColumns(declaration, table.header)
      return {
        rows: table.rows.length,
        columns: table.header.map((heading, at) => ({
          heading,
          guess: guesses[at] ?? null,
          samples: table.rows
            .map(({ cells }) => cells[at] ?? '')
            .filter(Boolean)
            .slice(0, samples),
        })),
        targets: importableColumns(declaration).map(({ path, label, field }) => ({
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
    summary: `Import ${label.many.en.toLowerCase()} in one transaction. Form data: \`mode\` try, all or valid, \`columns\` as JSON, then \`file\``,
    response: importResult,
    handler: async ({ ctx, request }) => {
      const { table, fields } = await readUpload(request)
      const { mode, columns } = parse(z.object({ mode: importMode, columns: importColumns }), {
        ...fields,
        columns: parseJson(fields.columns),
      })
      const allowed = ['id', ...importableColumns(declaration).map(({ path }) => path)]
      const chosen = columns.filter((path) => path !== null)
      if (chosen.some((path) => !allowed.includes(path)) || new Set(chosen).size < chosen.length)
        throw invalid('columns', { en: 'Map each column to a different field', ar: 'كل عمود يقابل حقلًا واحدًا' })
      return importRows(ctx, resource, { table, columns, mode, context: await loadValidationContext(ctx) })
    },
  })
}

async function readUpload(request: FastifyRequest): Promise<{ table: ParsedSpreadsheet; fields: Record<string, string> }> {
  const { file, fields } = await readForm(request, maxBytes)
  return { table: await readSpreadsheet(file), fields }
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
