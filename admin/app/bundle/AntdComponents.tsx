import {
  Alert,
  App,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Layout,
  Menu,
  Modal,
  message,
  notification,
  Pagination,
  Popover,
  Progress,
  Radio,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Table,
  Tabs,
  Tag,
  Tooltip,
} from 'antd'

/** The antd components of lists and dialogs. The styles of others, such as pickers of dates, are generated in the browser when a form first has one. */
export const AntdComponents = () => (
  <App>
    <Alert message="" />
    <Avatar />
    <Badge />
    <Breadcrumb />
    <Button />
    <Card />
    <Checkbox />
    <Dropdown menu={{ items: [] }}>
      <i />
    </Dropdown>
    <Empty />
    <Form>
      <Form.Item />
    </Form>
    <Input />
    <Input.TextArea />
    <Input.Search />
    <Input.Password />
    <InputNumber />
    <Layout>
      <Layout.Sider />
    </Layout>
    <Menu items={[]} />
    <Pagination />
    <Progress />
    <Radio.Group options={['']} optionType="button" />
    <Segmented options={[]} />
    <Select />
    <Skeleton />
    <Space />
    <Space.Compact>
      <i />
    </Space.Compact>
    <Spin />
    <Switch />
    <Table />
    <Tabs />
    <Tag />
    {popups.map((Part) => (
      <Part key={Part.name} />
    ))}
  </App>
)

// Popups render nothing while closed: antd has an inline variant of each for its own documentation.
const popups = [Drawer, Modal, message, notification, Popover, Tooltip].map((part) => part._InternalPanelDoNotUseOrYouWillBeFired)
