import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'
import { notFound } from '../http/errors.ts'
import { resizeTo } from './clean-image.ts'

export type FileRow = typeof files.$inferSelect

declare module '../context.ts' {
  interface Hooks {
    /** Whether the principal may read a file. */
    canReadFile: (ctx: Ctx, file: FileRow) => Promise<boolean>
  }
}

export type ReadFile = { bytes: Uint8Array; mime: string; name: string; is_public: boolean }

// A requested width is rounded up to the next of these.
const widths = [64, 128, 256, 384, 640, 960, 1280, 1920] as const

/** The bytes of a file that the principal may read, an image in the requested width. Throws 404 for any other file. */
export async function readFile(ctx: Ctx, { id, w }: { id: string; w?: number | undefined }): Promise<ReadFile> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  if (!file || !(await ctx.hooks.canReadFile(ctx, file))) throw notFound()
  return readBytes(ctx, file, w)
}

/** The bytes of a file whose reader has been checked. Throws 404 if they are gone. */
export async function readBytes(ctx: Ctx, file: FileRow, w: number | undefined): Promise<ReadFile> {
  const bytes = w && file.kind === 'image' ? await resized(ctx, file, w) : await ctx.adapters.storage.get(file.storage_key)
  if (!bytes) throw notFound()
  return { bytes, mime: file.mime, name: file.name, is_public: file.is_public }
}

async function resized(ctx: Ctx, file: typeof files.$inferSelect, requestedWidth: number): Promise<Uint8Array | null> {
  const { storage } = ctx.adapters
  const width = widths.find((width) => width >= requestedWidth)
  if (!width || (file.width ?? 0) <= width) return storage.get(file.storage_key)
  const key = resizedKey(file.storage_key, width)
  const cached = await storage.get(key)
  if (cached) return cached
  const original = await storage.get(file.storage_key)
  if (!original) return null
  const bytes = await resizeTo(original, width)
  await storage.put(key, bytes, file.mime)
  return bytes
}

const resizedKey = (storage_key: string, width: number): string => `${storage_key}.w${width}.webp`

/** Every storage key that this file may use, including resized images. */
export const storageKeysOf = (storage_key: string): string[] => [storage_key, ...widths.map((width) => resizedKey(storage_key, width))]
