import { productPicture } from '@wasl/resources/demo/pictures/products/index.ts'
import { demoProducts } from '@wasl/resources/demo/products.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { products } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { firstAdmin } from './seed-pictures.ts'

/** Draws a picture of each demo product and uploads it as an administrator. The next picture is drawn while one is stored. */
export async function seedProductPictures(ctx: Ctx): Promise<void> {
  const principal = await firstAdmin(ctx)
  const rows = await ctx.db.select({ id: products.id, name: products.name_en }).from(products)
  const draw = (at: number) => {
    const row = demoProducts[at]
    return (
      row &&
      sharp(Buffer.from(productPicture(row.picture, at)))
        .png({ compressionLevel: 1 })
        .toBuffer()
    )
  }
  let next = draw(0)
  for (const [at, { values }] of demoProducts.entries()) {
    const bytes = await next
    next = draw(at + 1)
    const row = rows.find(({ name }) => name === values.name.en)
    if (!bytes || !row) throw new Error(`seedProductPictures: there is no product ${values.name.en}`)
    const file = { name: `${values.name.ar}.png`, bytes, truncated: false }
    const { id } = await storeUpload({ ...ctx, principal }, { purpose: 'catalog', file })
    await ctx.db
      .update(products)
      .set({ images: [id] })
      .where(eq(products.id, row.id))
  }
}
