ALTER TABLE "providers" ADD COLUMN "deposit_documents" text DEFAULT 'whole' NOT NULL;
