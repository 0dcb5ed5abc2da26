import {
  Alert,
  App,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  ColorPicker,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Image,
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
  Result,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  TimePicker,
  Tooltip,
} from 'antd'

/** One of each part of antd that the back office is made of. A part that is missing here is styled in the browser, a little later. */
export const AntdParts = () => (
  <App>
    <Alert message="" />
    <Avatar />
    <Badge />
    <Breadcrumb />
    <Button />
    <Card />
    <Checkbox />
    <ColorPicker />
    <DatePicker />
    <DatePicker.RangePicker />
    <Dropdown menu={{ items: [] }}>
      <i />
    </Dropdown>
    <Empty />
    <Form>
      <Form.Item />
    </Form>
    <Image />
    <Input />
    <Input.TextArea />
    <Input.Search />
    <Input.Password />
    <Input.OTP />
    <InputNumber />
    <Layout>
      <Layout.Sider />
    </Layout>
    <Menu items={[]} />
    <Pagination />
    <Progress />
    <Radio.Group options={['']} optionType="button" />
    <Result />
    <Segmented options={[]} />
    <Select />
    <Skeleton />
    <Space />
    <Space.Compact>
      <i />
    </Space.Compact>
    <Spin />
    <Steps items={[]} />
    <Switch />
    <Table />
    <Tabs />
    <Tag />
    <Timeline />
    <TimePicker />
    {opened.map((Part) => (
      <Part key={Part.name} />
    ))}
  </App>
)

// What opens over the page draws nothing until it does: antd keeps a closed form of each for its own documentation.
const opened = [Drawer, Modal, message, notification, Popover, Tooltip].map((part) => part._InternalPanelDoNotUseOrYouWillBeFired)
