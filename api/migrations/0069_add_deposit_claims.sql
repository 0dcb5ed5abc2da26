CREATE TABLE "deposit_claims" (
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"photos" uuid[],
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'claimed' NOT NULL,
	"dispute_reason" text,
	"decided_amount" bigint,
	"decision_reason" text,
	"decided_by" uuid,
	"approved_by" uuid,
	"kept_amount" bigint,
	"tax_document_id" uuid,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", ''))) STORED,
	CONSTRAINT "deposit_claims_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "deposit_claims_kind_1" CHECK ("kind" in ('damage', 'cleaning', 'fuel', 'kilometers', 'fine', 'late', 'other')),
	CONSTRAINT "deposit_claims_reason_1" CHECK (char_length("reason") <= 500),
	CONSTRAINT "deposit_claims_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "deposit_claims_status_1" CHECK ("status" in ('claimed', 'accepted', 'disputed', 'proposed', 'decided', 'withdrawn')),
	CONSTRAINT "deposit_claims_dispute_reason_1" CHECK (char_length("dispute_reason") <= 500),
	CONSTRAINT "deposit_claims_decided_amount_1" CHECK ("decided_amount" >= 0),
	CONSTRAINT "deposit_claims_decision_reason_1" CHECK (char_length("decision_reason") <= 500),
	CONSTRAINT "deposit_claims_kept_amount_1" CHECK ("kept_amount" >= 0)
);

--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind";
--> statement-breakpoint
DROP INDEX "tax_documents_one_for_the_whole";
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_approved_by_admins_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_tax_document_id_tax_documents_id_fk" FOREIGN KEY ("tax_document_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_claims_number_unique" ON "deposit_claims" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "deposit_claims_number" ON "deposit_claims" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_amount" ON "deposit_claims" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_due_at" ON "deposit_claims" USING btree ("due_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_kept_amount" ON "deposit_claims" USING btree ("kept_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_created_at" ON "deposit_claims" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_status" ON "deposit_claims" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_order_id" ON "deposit_claims" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_client_id" ON "deposit_claims" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_provider_id" ON "deposit_claims" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_decided_by" ON "deposit_claims" USING btree ("decided_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_approved_by" ON "deposit_claims" USING btree ("approved_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_tax_document_id" ON "deposit_claims" USING btree ("tax_document_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_kind" ON "deposit_claims" USING btree ("kind" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "deposit_claims_decided_amount" ON "deposit_claims" USING btree ("decided_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_ended_at" ON "deposit_claims" USING btree ("ended_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_updated_at" ON "deposit_claims" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "deposit_claims_search" ON "deposit_claims" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_for_the_whole" ON "tax_documents" USING btree ("invoice_id") WHERE kind in ('invoice', 'final');
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind" CHECK (kind in ('invoice', 'prepayment', 'final', 'claim'));
