CREATE TABLE "delegations" (
	"order_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"leg" text NOT NULL,
	"status" text DEFAULT 'assigned' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("leg", ''))) STORED,
	CONSTRAINT "delegations_leg_1" CHECK ("leg" in ('out', 'in', 'delivery')),
	CONSTRAINT "delegations_status_1" CHECK ("status" in ('assigned', 'started', 'done', 'released'))
);

--> statement-breakpoint
ALTER TABLE "order_shipping" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_shipping" ADD COLUMN "proof_file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "delegations_created_at" ON "delegations" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "delegations_ended_at" ON "delegations" USING btree ("ended_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "delegations_status" ON "delegations" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "delegations_order_id" ON "delegations" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "delegations_user_id" ON "delegations" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "delegations_provider_id" ON "delegations" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "delegations_leg" ON "delegations" USING btree ("leg" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "delegations_updated_at" ON "delegations" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "delegations_search" ON "delegations" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "order_shipping" ADD CONSTRAINT "order_shipping_codes" CHECK (wrong_codes between 0 and 5);

--> statement-breakpoint
-- One delegate at a time has a leg of an order.
CREATE UNIQUE INDEX "delegations_open" ON "delegations" USING btree ("order_id","leg") WHERE "status" in ('assigned', 'started');
