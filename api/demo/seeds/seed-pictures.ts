import { carPicture } from '@wasl/resources/demo/pictures/car-picture.ts'
import { introPictures } from '@wasl/resources/demo/pictures/intro-pictures.ts'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { cars, intro_pages } from '../../catalog/tables/from-registry.ts'
import { admins } from '../../identity/tables/people.ts'
import type { Admin, Ctx } from '../../platform/context.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'

/** Draws pictures for the demo's cars and intro pages, and uploads them as an administrator. */
export async function seedPictures(ctx: Ctx): Promise<void> {
  const principal = await firstAdmin(ctx)
  const store = async (name: string, drawing: string): Promise<string> => {
    const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
    const { id } = await storeUpload({ ...ctx, principal }, { purpose: 'catalog', file: { name: `${name}.png`, bytes, truncated: false } })
    return id
  }
  for (const { id, name_ar, type, color } of await ctx.db.select().from(cars))
    await ctx.db
      .update(cars)
      .set({ images: [await store(name_ar, carPicture({ type, color }))] })
      .where(eq(cars.id, id))
  const pages = await ctx.db.select().from(intro_pages).orderBy(asc(intro_pages.position))
  for (const [at, drawing] of introPictures.entries()) {
    const page = pages[at]
    if (page)
      await ctx.db
        .update(intro_pages)
        .set({ image: await store(page.title_ar, drawing) })
        .where(eq(intro_pages.id, page.id))
  }
}

export async function firstAdmin({ db }: Ctx): Promise<Admin> {
  const [admin] = await db.select({ id: admins.id, name: admins.name }).from(admins).where(eq(admins.is_super, true)).limit(1)
  if (!admin) throw new Error('firstAdmin: the demo has no administrator')
  return { kind: 'admin', session_id: '', is_super: true, permissions: new Set(), ...admin }
}
