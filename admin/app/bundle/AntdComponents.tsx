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

/** Every antd component the admin app uses. Styles of components missing here are generated in the browser instead. */
export const AntdComponents = () => (
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
    {popups.map((Part) => (
      <Part key={Part.name} />
    ))}
  </App>
)

// Popups render nothing while closed: antd has an inline variant of each for its own documentation.
const popups = [Drawer, Modal, message, notification, Popover, Tooltip].map((part) => part._InternalPanelDoNotUseOrYouWillBeFired)
