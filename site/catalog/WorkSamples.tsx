import type { WorkSample } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { WorkPicture } from './WorkPicture.tsx'

/** Finished work of several providers, each with a link to who did it. */
export function WorkSamples({ works, categoryId }: { works: readonly WorkSample[]; categoryId?: string }) {
  const text = useText()
  return (
    <ul className="row-on-phones gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-3">
      {works.map((work) => (
        <li key={work.url}>
          <figure>
            <WorkPicture picture={work} name={work.caption ? text(work.caption) : text(work.provider.name)} />
            <figcaption className="mt-2">
              {work.caption && <span className="block font-medium wrap-anywhere">{text(work.caption)}</span>}
              <PageLink
                to={pages.provider({ id: work.provider.id, categoryId: categoryId ?? 'all' })}
                className="inline-block py-0.5 text-muted underline-offset-4 hover:text-brand hover:underline"
              >
                <bdi>{text(work.provider.name)}</bdi>
              </PageLink>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
