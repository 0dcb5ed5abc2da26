import { attachedPictures } from '@wasl/resources/demo/pictures/attached-pictures.ts'
import sharp from 'sharp'
import type { UserCtx } from '../context.ts'
import { storeUpload } from '../platform/uploads/store-upload.ts'

type Attached = { name: string; picture: keyof typeof attachedPictures }

/** Uploads drawings, as the user of the demo who asks; the ids of the files. */
export async function seedAttachments(
  ctx: UserCtx,
  attached: readonly Attached[] = [],
  purpose: 'order' | 'offer' = 'order',
): Promise<string[]> {
  const ids: string[] = []
  for (const { name, picture } of attached) {
    const bytes = await sharp(Buffer.from(attachedPictures[picture])).png().toBuffer()
    const { id } = await storeUpload(ctx, { purpose, file: { name: `${name}.png`, bytes, truncated: false } })
    ids.push(id)
  }
  return ids
}
