import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { files } from '../platform/db/tables/files.ts'
import { toPng } from '../platform/uploads/clean-image.ts'
import { loadSettings } from './load-settings.ts'

/** How the platform calls itself and looks on a document; `logo` is the bytes of a PNG. */
export type Letterhead = { ar: string; en: string; color: string; logo: readonly number[] | null }

// 13 mm at 300 dots an inch.
const logoPixels = 154

/** The letterhead of documents that are printed now. */
export async function loadLetterhead(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>): Promise<Letterhead> {
  const settings = await loadSettings(ctx)
  const logo = settings.brand_logo ? await loadLogo(ctx, settings.brand_logo) : null
  return { ...platformName(settings), color: brandPalette(settings.brand_color).brand[0], logo }
}

async function loadLogo({ db, adapters }: Pick<Ctx, 'db' | 'adapters'>, id: string): Promise<number[] | null> {
  const [file] = await db.select({ storage_key: files.storage_key }).from(files).where(eq(files.id, id))
  const bytes = file && (await adapters.storage.get(file.storage_key))
  return bytes ? [...(await toPng(bytes, logoPixels))] : null
}
