CREATE TABLE "returns" (
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"provider_id" uuid,
	"status" text DEFAULT 'requested' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"photos" uuid[],
	"shipping_paid_by" text NOT NULL,
	"tracking" text,
	"is_resellable" boolean DEFAULT false NOT NULL,
	"refund_amount" bigint,
	"reject_reason" text,
	"due_at" timestamp (3) with time zone,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", '') || ' ' || coalesce("tracking", ''))) STORED,
	CONSTRAINT "returns_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "returns_status_1" CHECK ("status" in ('requested', 'accepted', 'rejected', 'sent_back', 'refunded', 'lapsed')),
	CONSTRAINT "returns_cause_1" CHECK ("cause" in ('defect', 'changed_mind')),
	CONSTRAINT "returns_reason_1" CHECK (char_length("reason") <= 500),
	CONSTRAINT "returns_shipping_paid_by_1" CHECK ("shipping_paid_by" in ('seller', 'client')),
	CONSTRAINT "returns_tracking_1" CHECK (char_length("tracking") <= 60),
	CONSTRAINT "returns_refund_amount_1" CHECK ("refund_amount" >= 0),
	CONSTRAINT "returns_reject_reason_1" CHECK (char_length("reject_reason") <= 500)
);

--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number_unique" ON "returns" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "returns_number" ON "returns" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_due_at" ON "returns" USING btree ("due_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_refund_amount" ON "returns" USING btree ("refund_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_created_at" ON "returns" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_status" ON "returns" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_order_id" ON "returns" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_client_id" ON "returns" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_provider_id" ON "returns" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_cause" ON "returns" USING btree ("cause" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_shipping_paid_by" ON "returns" USING btree ("shipping_paid_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "returns_is_resellable" ON "returns" USING btree ("is_resellable" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_updated_at" ON "returns" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("search" gin_trgm_ops);
