import * as endpoints from '@wasl/shared/contract/endpoints/files.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { type UploadPurpose, uploadPurpose } from '@wasl/shared/contract/uploads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../context.ts'
import { parse } from '../http/parse.ts'
import { serve } from '../http/serve.ts'
import { readFile } from './read-file.ts'
import { readForm } from './read-form.ts'
import { sendFile } from './send-file.ts'
import { storeUpload } from './store-upload.ts'

const userPurpose = z.object({ purpose: uploadPurpose }).transform((form) => form.purpose)
const adminKind = z
  .object({ kind: z.enum(['image', 'file']).default('image') })
  .transform(({ kind }): UploadPurpose => (kind === 'image' ? 'catalog' : 'document'))

/** The routes that upload and read files. */
export function uploadRoutes(app: FastifyInstance): void {
  serve(app, endpoints.uploadFile, async ({ ctx, request }) => upload(ctx, request, userPurpose))
  serve(app, endpoints.uploadFileAsAdmin, async ({ ctx, request }) => upload(ctx, request, adminKind))
  serve(app, endpoints.readFile, async ({ ctx, params, query, reply }) => sendFile(reply, await readFile(ctx, { ...params, ...query })))
  serve(app, endpoints.readFileAsAdmin, async ({ ctx, params, query, reply }) =>
    sendFile(reply, await readFile(ctx, { ...params, ...query })),
  )
}

async function upload(ctx: Ctx, request: FastifyRequest, purposeSchema: z.ZodType<UploadPurpose>) {
  const { upload_megabytes } = await ctx.hooks.loadSettings(ctx)
  const { fields, file } = await readForm(request, upload_megabytes * 1024 * 1024)
  const row = await storeUpload(ctx, { purpose: parse(purposeSchema, fields), file })
  return { id: row.id, url: fileUrl(row.id), name: row.name, mime: row.mime, size: row.size_bytes, width: row.width, height: row.height }
}
