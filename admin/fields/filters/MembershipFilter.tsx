import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Criteria, emptyCriteria, isEmptyCriteria, type Membership, membershipOf, stringsOf } from '../../api/criteria.ts'

type Props = {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  /** Whether rows can be without a value. */
  canBeEmpty: boolean
  children: (chosen: string[], choose: (chosen: readonly string[]) => void) => ReactNode
}

/** A filter by values: rows with one of them, with none of them, or without a value. */
export function MembershipFilter({ criteria, onChange, canBeEmpty, children }: Props) {
  const { t } = useTranslation()
  const [chosenMembership, setMembership] = useState(() => membershipOf(criteria))
  // A cleared filter has no membership of its own.
  const membership = Object.keys(criteria).length === 0 ? chosenMembership : membershipOf(criteria)
  const values = isEmptyCriteria(criteria) ? [] : stringsOf(criteria.in ?? criteria.ne)
  const send = (next: Membership, chosen: readonly string[]) => {
    setMembership(next)
    onChange(next === 'empty' ? emptyCriteria : chosen.length === 0 ? {} : { [next]: [...chosen] })
  }
  const options = [
    { value: 'in' as const, label: t('filter.is') },
    { value: 'ne' as const, label: t('filter.isNot') },
    ...(canBeEmpty ? [{ value: 'empty' as const, label: t('filter.isEmpty') }] : []),
  ]
  return (
    <div className="membership-filter">
      <Select<Membership>
        aria-label={t('filter.condition')}
        value={membership}
        options={options}
        popupMatchSelectWidth={false}
        onChange={(next) => send(next, values)}
      />
      {membership !== 'empty' && children(values, (chosen) => send(membership, chosen))}
    </div>
  )
}
