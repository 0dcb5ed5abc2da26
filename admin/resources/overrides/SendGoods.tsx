import { orderLines } from '@wasl/resources/order-lines.ts'
import { sendOwnGoods } from '@wasl/shared/contract/endpoints/shipments.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App, Button, Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filtersOf } from '../../api/criteria.ts'
import { errorMessage } from '../../api/error-message.ts'
import { api } from '../../api/http.ts'
import { noteOwnWrite } from '../../api/own-writes.ts'
import { useRowList } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import './overrides.css'

type Values = { quantities: Readonly<Record<string, number | null>>; carrier?: string; tracking?: string }

/** Sends out some of the goods of an order of the platform itself: a shipment with its quantities, carrier and tracking number. */
export function SendGoods({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const denial = useDenialReason(declaration, 'send_out')
  const refresh = useRefresh(declaration.name)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = String(row.id)
  const { query } = useRowList(orderLines, { filters: filtersOf({ order_id: { eq: id } }), pagination: { currentPage: 1, pageSize: 200 } })
  if (denial !== null) return <Alert type="info" showIcon message={denial} />
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!query.data) return <Loading />
  const open = query.data.data.filter(({ to_send }) => to_send > 0)
  if (open.length === 0) return <Alert type="success" showIcon message={t('sendGoods.nothingLeft')} />

  const send = async ({ quantities, carrier, tracking }: Values) => {
    setBusy(true)
    setError('')
    const lines = open.map(({ id: line_id }) => ({ line_id, quantity: quantities[line_id] ?? 0 })).filter(({ quantity }) => quantity > 0)
    try {
      noteOwnWrite(declaration.name, id)
      await api.call(sendOwnGoods, { params: { id }, body: { lines, ...(carrier && { carrier }), ...(tracking && { tracking }) } })
      notification.success({ message: t('sendGoods.done') })
    } catch (failure) {
      setError(errorMessage(failure, t))
    }
    await Promise.all([refresh(id), query.refetch()])
    setBusy(false)
  }
  return (
    <div className="card send-goods">
      <p>{t('sendGoods.hint')}</p>
      {error && <Alert type="error" showIcon role="alert" message={error} />}
      <Form key={query.dataUpdatedAt} layout="vertical" requiredMark={false} onFinish={send}>
        {open.map(({ id: line, title, to_send }) => (
          <Form.Item
            key={line}
            name={['quantities', line]}
            initialValue={to_send}
            label={<bdi>{title[locale]}</bdi>}
            extra={t('sendGoods.left', { number: to_send })}
          >
            <InputNumber min={0} max={to_send} precision={0} inputMode="numeric" />
          </Form.Item>
        ))}
        <Form.Item name="carrier" label={t('sendGoods.carrier')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="tracking" label={t('sendGoods.tracking')}>
          <Input maxLength={60} dir="ltr" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('sendGoods.submit')}
        </Button>
      </Form>
    </div>
  )
}
