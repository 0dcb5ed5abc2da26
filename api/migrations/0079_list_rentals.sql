-- The orders of cars with their dates, for the back office. Inner joins, so that a row of it can be locked.
create view rental_orders as
select r.order_id as id, o.number, r.order_id, r.car_id, o.client_id, o.provider_id, o.status, o.fulfilment,
  case when r.overdue_at is not null and r.returned_at is null then 'overdue'
    when r.at_risk_at is not null and r.handed_over_at is null and o.status = 'in_progress' then 'at_risk' end as alert,
  r.pickup_at, r.return_at, r.days, r.total, r.security_deposit, r.late_charge, r.handed_over_at, r.returned_at, r.contract_number
from rentals r join orders o on o.id = r.order_id;
