import { useAdmin } from '../../auth/useAdmin.ts'
import './account.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmDeployment, showDeployment } from '@wasl/shared/contract/endpoints/deployment.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { Alert, Button, Flex, Popconfirm } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { api } from '../../api/http.ts'
import { endpointKey, useEndpoint } from '../../api/useEndpoint.ts'

/** Says that a restored copy sends nothing, and lets a super admin send from here. */
export function RestoredCopyAlert() {
  const { t } = useTranslation()
  const { data: admin } = useAdmin()
  const client = useQueryClient()
  const { data: state } = useEndpoint(showDeployment, {})
  const { mutate, isPending, error } = useMutation({
    mutationFn: (discard_messages: boolean) => api.call(confirmDeployment, { body: { discard_messages } }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(showDeployment) }),
  })
  if (!state?.is_held) return null
  const places = state.belongs_to
    ? t('deployment.places', { before: state.belongs_to, now: state.here })
    : t('deployment.noPlace', { now: state.here })
  const confirmButton = (text: string, discards: boolean) => (
    <Popconfirm title={t('deployment.confirmTitle')} onConfirm={() => mutate(discards)} okText={text} cancelText={t('form.cancel')}>
      <Button size="small" className="wrapping-button" loading={isPending} danger={discards}>
        {text}
      </Button>
    </Popconfirm>
  )
  return (
    <Alert
      type="error"
      banner
      showIcon
      message={t('deployment.title')}
      description={
        <Flex vertical gap="small" align="start">
          <span>
            {t('deployment.lead', { waiting: formatCount(state.waiting) })}{' '}
            {admin?.is_super ? <bdi>{places}</bdi> : t('deployment.superDecides')}
          </span>
          {admin?.is_super && (
            <Flex gap="small" wrap>
              {confirmButton(t('deployment.confirm'), false)}
              {confirmButton(t('deployment.discard'), true)}
            </Flex>
          )}
          {error && <span>{errorMessage(error, t)}</span>}
        </Flex>
      }
    />
  )
}
