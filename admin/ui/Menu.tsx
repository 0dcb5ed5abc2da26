import { Dropdown, type DropdownProps } from 'antd'

/** A menu at its button, whole as soon as it is there: one that unfolds has moved away when a quick or a slow hand lets go of what it pressed. */
export const Menu = (given: DropdownProps) => <Dropdown trigger={['click']} transitionName="" {...given} />
