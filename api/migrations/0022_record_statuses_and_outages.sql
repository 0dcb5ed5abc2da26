CREATE TABLE "service_outages" (
	"service" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"rejected_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"reason_normalized" text GENERATED ALWAYS AS (normalize_arabic("reason")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("service", ''))) STORED,
	CONSTRAINT "service_outages_service_1" CHECK ("service" in ('sms', 'whatsapp', 'email', 'push', 'card_payments', 'tabby', 'tamara', 'nafath', 'storage')),
	CONSTRAINT "service_outages_status_1" CHECK ("status" in ('open', 'closed', 'ended')),
	CONSTRAINT "service_outages_reason_1" CHECK (char_length("reason") <= 500)
);

--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "delivered_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "read_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "undelivered_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE UNIQUE INDEX "service_outages_service_unique" ON "service_outages" USING btree ("service");
--> statement-breakpoint
CREATE INDEX "service_outages_rejected_at" ON "service_outages" USING btree ("rejected_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "service_outages_ended_at" ON "service_outages" USING btree ("ended_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "service_outages_status" ON "service_outages" USING btree ("status" nulls first,"rejected_at" nulls first);
--> statement-breakpoint
CREATE INDEX "service_outages_service" ON "service_outages" USING btree ("service" nulls first,"rejected_at" nulls first);
--> statement-breakpoint
CREATE INDEX "service_outages_created_at" ON "service_outages" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "service_outages_updated_at" ON "service_outages" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "service_outages_search" ON "service_outages" USING gin ("search" gin_trgm_ops);

--> statement-breakpoint
-- With what WhatsApp reports. New columns of a replaced view come last.
create or replace view outbound_messages as
select j.id, j.queue as channel, j.purpose, j.user_id,
  case j.queue when 'email' then left(j.recipient, 1) || '•••' || coalesce(substring(j.recipient from '@.*$'), '')
    when 'push' then '•••' || right(j.recipient, 6)
    else '•••' || right(j.recipient, 4) end as recipient,
  case when j.read_at is not null then 'read'
    when j.delivered_at is not null then 'delivered'
    when j.undelivered_at is not null then 'undelivered'
    when j.done_at is not null then 'sent'
    when j.closed_at is not null then 'closed'
    when j.dead_at is not null and j.expires_at <= j.dead_at then 'expired'
    when j.dead_at is not null then 'failed'
    when j.last_error is not null then 'retrying'
    else 'waiting' end as state,
  j.attempts, j.last_error, j.created_at, case when coalesce(j.done_at, j.dead_at) is null then j.run_at end as run_at, j.done_at as sent_at,
  j.dead_at as failed_at, j.expires_at, normalize_arabic(j.recipient) as search, j.delivered_at, j.read_at, j.undelivered_at
from jobs j where j.recipient is not null and j.queue <> 'live';
