import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../ui/PageLink.tsx'

const paths = { terms: pages.terms(), privacy: pages.privacyPolicy() } as const

/** The label of the box that agrees to the terms: its `<terms>` and `<privacy>` parts are links. */
export function TermsLabel() {
  const { t } = useTranslation('auth')
  return t('register.terms')
    .split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/)
    .map((part) => {
      const [, name, text] = /^<(terms|privacy)>(.*)<\//.exec(part) ?? []
      if (name !== 'terms' && name !== 'privacy') return part
      return (
        <PageLink key={name} to={paths[name]} target="_blank" className="text-brand underline underline-offset-4">
          {text}
        </PageLink>
      )
    })
}
