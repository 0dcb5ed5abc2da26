import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { usePathIn, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'

/** The intro pages of the back office for a new visitor: a row to swipe through on small screens, skipped for good with one button. */
export function IntroPages({ introPages }: { introPages: HomePage['intro_pages'] }) {
  const { t } = useTranslation('home')
  const text = useText()
  const pathIn = usePathIn()
  if (introPages.length === 0) return null
  return (
    <section aria-labelledby="intro" className="wrap pt-8">
      <div className="card flex flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 id="intro" className="text-lg">
            {t('intro.heading')}
          </h2>
          <Form method="post" action={resourceRoutes.intro()}>
            <input type="hidden" name="redirect_to" value={pathIn(pages.home())} />
            <Button tone="bare" size="small" className="min-h-11">
              {t('intro.skip')}
            </Button>
          </Form>
        </div>
        {/* Without a script the row is moved with the keyboard once it has the focus. */}
        <ol
          aria-label={t('intro.label')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area
          tabIndex={0}
          className="grid grid-cols-none snap-x snap-mandatory auto-cols-[85%] grid-flow-col gap-3 overflow-x-auto sm:auto-cols-[45%] lg:auto-cols-fr"
        >
          {introPages.map(({ id, title, text: body, image_url }, index) => (
            <li key={id} className="flex snap-start items-start gap-3 rounded-control bg-sunken p-4">
              {image_url ? (
                <img
                  src={image_url}
                  alt=""
                  loading="lazy"
                  width={56}
                  height={56}
                  className="size-14 shrink-0 rounded-control object-cover"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand"
                >
                  {index + 1}
                </span>
              )}
              <div className="min-w-0 wrap-anywhere">
                <h3 className="text-base">{text(title)}</h3>
                <p className="mt-0.5 text-sm text-muted">{text(body)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
