import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { App, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'

/** `typed`: the number that has to be typed before rows that are not in sight are deleted; null for rows of the page. */
type BulkDelete = { rows: string; typed: string | null; perform: () => Promise<void> }

/** Asks before several rows are deleted. */
export function useBulkDelete(): (request: BulkDelete) => void {
  const { t } = useTranslation()
  const { modal, notification } = App.useApp()
  return ({ rows, typed, perform }) => {
    const okButtonProps = (isReady: boolean) => ({ danger: true, disabled: !isReady })
    const dialog = modal.confirm({
      title: t('bulk.deleteTitle', { rows }),
      content: (
        <>
          <p>{t('bulk.lead')}</p>
          {typed !== null && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the input is in it
            <label>
              {t('bulk.typeNumber', { number: typed })}
              <Input
                autoComplete="off"
                inputMode="numeric"
                onChange={({ target }) =>
                  dialog.update({ okButtonProps: okButtonProps(latinDigits(target.value).replace(/\D/g, '') === typed) })
                }
              />
            </label>
          )}
        </>
      ),
      okText: t('bulk.delete'),
      okButtonProps: okButtonProps(typed === null),
      cancelText: t('form.cancel'),
      onOk: () =>
        perform().catch((error: unknown) => {
          notification.error({ message: t('bulk.delete'), description: errorMessage(error, t) })
        }),
    })
  }
}
