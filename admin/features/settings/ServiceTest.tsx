import './service-test.css'
import type { AdapterTest } from '@wasl/shared/contract/adapter-tests.ts'
import { testAdapters } from '@wasl/shared/contract/endpoints/settings.ts'
import { outsideServices } from '@wasl/shared/outside-services.ts'
import type { StatusTone } from '@wasl/shared/registry/fields.ts'
import { Alert, Button, Form, Input, List } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api/http.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useSubmit } from '../account/useSubmit.ts'

type TestForm = { sms?: string; mail?: string }

const tones: Readonly<Record<AdapterTest['result'], StatusTone>> = { ok: 'good', failed: 'bad', off: 'warn', skipped: 'plain' }

/** Tests the connections to outside services and shows the result and reason of each. */
export function ServiceTest() {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [form] = Form.useForm<TestForm>()
  const { submit, isBusy, formError } = useSubmit(form)
  const [results, setResults] = useState<readonly AdapterTest[]>([])
  const run = ({ sms, mail }: TestForm) =>
    submit(async () => setResults(await api.call(testAdapters, { body: { ...(sms && { sms }), ...(mail && { mail }) } })))
  return (
    <section className="card service-test" aria-label={t('serviceTest.tab')}>
      <p className="muted">{t('serviceTest.lead')}</p>
      {formError && <Alert type="error" showIcon message={formError} role="alert" />}
      <Form form={form} name="service-test" layout="vertical" requiredMark={false} onFinish={run}>
        <Form.Item name="sms" label={t('serviceTest.sms')}>
          <Input type="tel" dir="ltr" className="ltr" placeholder="05xxxxxxxx" />
        </Form.Item>
        <Form.Item name="mail" label={t('serviceTest.mail')}>
          <Input type="email" dir="ltr" className="ltr" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('serviceTest.run')}
        </Button>
      </Form>
      {results.length > 0 && (
        <List
          aria-live="polite"
          dataSource={[...results]}
          rowKey="adapter"
          renderItem={({ adapter, result, reason }) => (
            <List.Item extra={<StatusTag text={t(`serviceTest.result.${result}`)} tone={tones[result]} />}>
              <List.Item.Meta title={outsideServices[adapter][locale]} description={reason && <bdi>{reason}</bdi>} />
            </List.Item>
          )}
        />
      )}
    </section>
  )
}
