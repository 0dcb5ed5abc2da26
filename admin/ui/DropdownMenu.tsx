import { Dropdown, type DropdownProps } from 'antd'

/** A dropdown without animation: while it animates, items move under the pointer and clicks can miss them. */
export const DropdownMenu = (props: DropdownProps) => <Dropdown trigger={['click']} transitionName="" {...props} />
