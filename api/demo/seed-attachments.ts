import type { DemoBrief } from '@wasl/resources/demo/briefs.ts'
import { attachedPictures } from '@wasl/resources/demo/pictures/attached-pictures.ts'
import sharp from 'sharp'
import type { UserCtx } from '../context.ts'
import { storeUpload } from '../uploads/store-upload.ts'

/** Uploads, as the client who asks, what a demo order comes with; the ids of the files. */
export async function seedAttachments(ctx: UserCtx, attached: DemoBrief['attached'] = []): Promise<string[]> {
  const ids: string[] = []
  for (const { name, picture } of attached) {
    const bytes = await sharp(Buffer.from(attachedPictures[picture])).png().toBuffer()
    const { id } = await storeUpload(ctx, { purpose: 'order', file: { name: `${name}.png`, bytes, truncated: false } })
    ids.push(id)
  }
  return ids
}
