import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'

/** Deletes all notifications after a confirmation. */
export function DeleteAll() {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'delete_all'
  return (
    <details className="sm:relative">
      <summary className={buttonClass('bare', 'small', 'min-h-11 text-bad! hover:bg-bad-soft!')}>
        <Icon name="trash" />
        {t('notifications.deleteAll')}
      </summary>
      <ActionForm
        method="post"
        className="card absolute max-sm:start-0 sm:end-0 top-full z-10 mt-2 flex w-72 max-w-[calc(100vw-2rem)] flex-col gap-3 p-4 shadow-xl"
      >
        <input type="hidden" name="intent" value="delete_all" />
        <p>{t('notifications.deleteAllWarning')}</p>
        <Button tone="danger" busy={busy}>
          {t('notifications.confirmDeleteAll')}
        </Button>
      </ActionForm>
    </details>
  )
}
