import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { clearDraft } from './drafts.ts'

type Props = {
  draftId: string
  /** The path of the form without its draft. */
  path: string
  hasFiles: () => boolean
}

/** Says that the form has what was entered before, and begins a new one. */
export function ContinuedDraft({ draftId, path, hasFiles }: Props) {
  const { t } = useTranslation('send-order')
  return (
    <Form
      method="post"
      action={resourceRoutes.orderDrafts()}
      reloadDocument
      onSubmit={(event) => {
        if (hasFiles() && !window.confirm(t('draft.restartWithFiles'))) event.preventDefault()
        else clearDraft(window.location.pathname)
      }}
      className="flex flex-wrap items-center gap-x-2 rounded-control bg-brand-soft px-3 text-brand"
    >
      <input type="hidden" name="redirect_to" value={path} />
      <input type="hidden" name="restart" value="true" />
      <Icon name="check" size={18} />
      <span>{t('draft.continued')}</span>
      <button type="submit" name="discard" value={draftId} className="min-h-11 px-2 font-medium underline underline-offset-4">
        {t('draft.restart')}
      </button>
    </Form>
  )
}
