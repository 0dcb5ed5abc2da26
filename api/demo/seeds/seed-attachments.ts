import type { DemoAttachment } from '@wasl/resources/demo/briefs.ts'
import { attachmentPictures } from '@wasl/resources/demo/pictures/attachment-pictures.ts'
import sharp from 'sharp'
import type { UserCtx } from '../../platform/context.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'

/** Uploads drawings as the demo user of the context. Returns the file ids. */
export async function seedAttachments(
  ctx: UserCtx,
  attached: readonly DemoAttachment[] = [],
  purpose: 'order' | 'offer' = 'order',
): Promise<string[]> {
  const ids: string[] = []
  for (const { name, picture } of attached) {
    const bytes = await sharp(Buffer.from(attachmentPictures[picture])).png().toBuffer()
    const { id } = await storeUpload(ctx, { purpose, file: { name: `${name}.png`, bytes, truncated: false } })
    ids.push(id)
  }
  return ids
}
