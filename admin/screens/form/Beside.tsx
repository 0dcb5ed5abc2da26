import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form, type FormInstance } from 'antd'
import { Suspense } from 'react'
import { overridesOf } from '../../overrides/index.ts'
import { Loading } from '../../parts/Loading.tsx'

type Props = { declaration: AnyResource; form: FormInstance }

/** What a resource adds beside its form, given the values as they are typed. */
export function Beside({ declaration, form }: Props) {
  return overridesOf(declaration.name).beside ? <Watching declaration={declaration} form={form} /> : null
}

function Watching({ declaration, form }: Props) {
  const { beside: Part } = overridesOf(declaration.name)
  const values: AnyRow = Form.useWatch([], form) ?? {}
  if (!Part) return null
  return (
    <aside className="form-beside">
      <Suspense fallback={<Loading />}>
        <Part declaration={declaration} values={values} set={(change) => form.setFieldsValue(change)} />
      </Suspense>
    </aside>
  )
}
