ALTER TABLE "jobs" ADD COLUMN "purpose" text;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id","created_at") WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at") WHERE dead_at is not null;
--> statement-breakpoint
-- The messages that leave by a channel, without their texts. Recipients are masked, and searched in full.
create view outbound_messages as
select j.id, j.queue as channel, j.purpose, j.user_id,
  case j.queue when 'email' then left(j.recipient, 1) || '•••' || coalesce(substring(j.recipient from '@.*$'), '')
    when 'push' then '•••' || right(j.recipient, 6)
    else '•••' || right(j.recipient, 4) end as recipient,
  case when j.done_at is not null then 'sent'
    when j.closed_at is not null then 'closed'
    when j.dead_at is not null and j.expires_at <= j.dead_at then 'expired'
    when j.dead_at is not null then 'failed'
    when j.last_error is not null then 'retrying'
    else 'waiting' end as state,
  j.attempts, j.last_error, j.created_at, case when coalesce(j.done_at, j.dead_at) is null then j.run_at end as run_at, j.done_at as sent_at,
  j.dead_at as failed_at, j.expires_at, normalize_arabic(j.recipient) as search
from jobs j where j.recipient is not null and j.queue <> 'live';
--> statement-breakpoint
-- The other jobs whose last attempt failed: tried again, given up, or closed by an administrator.
create view failed_jobs as
select j.id, j.queue,
  coalesce((select r.number from refunds r where j.queue = 'refunds' and r.id::text = j.payload ->> 'refund_id'),
    (select p.number from payouts p where j.queue = 'payouts' and p.id::text = j.payload ->> 'payout_id'), j.key) as subject,
  case when j.closed_at is not null then 'closed' when j.dead_at is not null then 'failed' else 'retrying' end as state,
  j.attempts, j.last_error, j.created_at, case when j.dead_at is null then j.run_at end as run_at, j.dead_at as failed_at
from jobs j where (j.recipient is null or j.queue = 'live') and j.last_error is not null and j.done_at is null;
