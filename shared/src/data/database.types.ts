// Written by supabase/cli/write-types.ts from a schema with the digest f8d9485a9349a191.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      agreement_versions: {
        Row: {
          hash: string;
          in_force_from: string;
          text_en: string;
          text_es: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          hash: string;
          in_force_from: string;
          text_en: string;
          text_es: string;
          version: number;
        };
        Update: {
          hash?: string;
          in_force_from?: string;
          text_en?: string;
          text_es?: string;
          version?: number;
        };
        Relationships: [];
      };
      agreements: {
        Row: {
          agreed_at: string;
          locale: string;
          reservation_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          agreed_at?: string;
          locale: string;
          reservation_id: string;
          version: number;
        };
        Update: {
          agreed_at?: string;
          locale?: string;
          reservation_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'agreements_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'agreements_version_fkey';
            columns: ['version'];
            isOneToOne: false;
            referencedRelation: 'agreement_versions';
            referencedColumns: ['version'];
          },
        ];
      };
      arrival_details: {
        Row: {
          arrives_at: string | null;
          changed_at: string;
          changed_by: string | null;
          diet: string | null;
          diet_version: number | null;
          flight: string | null;
          party: NonNullable<Json>;
          reservation_id: string;
          travel: string | null;
          version: number;
          wishes: string | null;
        };
        ComputedFields: never;
        Insert: {
          arrives_at?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          diet?: string | null;
          diet_version?: number | null;
          flight?: string | null;
          party?: NonNullable<Json>;
          reservation_id: string;
          travel?: string | null;
          version?: number;
          wishes?: string | null;
        };
        Update: {
          arrives_at?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          diet?: string | null;
          diet_version?: number | null;
          flight?: string | null;
          party?: NonNullable<Json>;
          reservation_id?: string;
          travel?: string | null;
          version?: number;
          wishes?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'arrival_details_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      bank_account: {
        Row: {
          account: string | null;
          bank: string;
          clabe: string | null;
          currency: string;
          holder: string;
          one: boolean;
          sample: boolean;
          swift: string | null;
        };
        ComputedFields: never;
        Insert: {
          account?: string | null;
          bank: string;
          clabe?: string | null;
          currency?: string;
          holder: string;
          one?: boolean;
          sample?: boolean;
          swift?: string | null;
        };
        Update: {
          account?: string | null;
          bank?: string;
          clabe?: string | null;
          currency?: string;
          holder?: string;
          one?: boolean;
          sample?: boolean;
          swift?: string | null;
        };
        Relationships: [];
      };
      calendar_conflicts: {
        Row: {
          ended_at: string | null;
          event: string;
          feed_id: string;
          id: string;
          nights: unknown;
          occupancy_id: string | null;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          ended_at?: string | null;
          event: string;
          feed_id: string;
          id?: string;
          nights: unknown;
          occupancy_id?: string | null;
          property_id: string;
        };
        Update: {
          ended_at?: string | null;
          event?: string;
          feed_id?: string;
          id?: string;
          nights?: unknown;
          occupancy_id?: string | null;
          property_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_conflicts_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_feeds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_conflicts_occupancy_id_fkey';
            columns: ['occupancy_id'];
            isOneToOne: false;
            referencedRelation: 'occupancy';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_conflicts_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          active: boolean;
          blocks: boolean;
          changed_at: string;
          changed_by: string | null;
          failing_since: string | null;
          failures: number;
          id: string;
          last_error: string | null;
          left_out: number;
          longest_block: unknown;
          name: string;
          property_id: string;
          read_at: string | null;
          removed_at: string | null;
          unreadable: number;
          url: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          blocks?: boolean;
          changed_at?: string;
          changed_by?: string | null;
          failing_since?: string | null;
          failures?: number;
          id?: string;
          last_error?: string | null;
          left_out?: number;
          longest_block?: unknown;
          name: string;
          property_id: string;
          read_at?: string | null;
          removed_at?: string | null;
          unreadable?: number;
          url: string;
          version?: number;
        };
        Update: {
          active?: boolean;
          blocks?: boolean;
          changed_at?: string;
          changed_by?: string | null;
          failing_since?: string | null;
          failures?: number;
          id?: string;
          last_error?: string | null;
          left_out?: number;
          longest_block?: unknown;
          name?: string;
          property_id?: string;
          read_at?: string | null;
          removed_at?: string | null;
          unreadable?: number;
          url?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_links: {
        Row: {
          channel: string | null;
          created_at: string;
          created_by: string | null;
          ended_at: string | null;
          ended_by: string | null;
          id: string;
          owner_id: string | null;
          property_id: string | null;
          read_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          channel?: string | null;
          created_at?: string;
          created_by?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          id?: string;
          owner_id?: string | null;
          property_id?: string | null;
          read_at?: string | null;
        };
        Update: {
          channel?: string | null;
          created_at?: string;
          created_by?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          id?: string;
          owner_id?: string | null;
          property_id?: string | null;
          read_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_links_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      charges: {
        Row: {
          amount_cents: number | null;
          base: Database['public']['Enums']['charge_base'];
          basis_points: number | null;
          during: unknown;
          for_owner: boolean;
          id: string;
          included_guests: number | null;
          kind: Database['public']['Enums']['charge_kind'];
          name: string;
          property_id: string | null;
          sample: boolean;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          base: Database['public']['Enums']['charge_base'];
          basis_points?: number | null;
          during?: unknown;
          for_owner?: boolean;
          id?: string;
          included_guests?: number | null;
          kind: Database['public']['Enums']['charge_kind'];
          name: string;
          property_id?: string | null;
          sample?: boolean;
        };
        Update: {
          amount_cents?: number | null;
          base?: Database['public']['Enums']['charge_base'];
          basis_points?: number | null;
          during?: unknown;
          for_owner?: boolean;
          id?: string;
          included_guests?: number | null;
          kind?: Database['public']['Enums']['charge_kind'];
          name?: string;
          property_id?: string | null;
          sample?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'charges_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      client_profiles: {
        Row: {
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          user_id: string;
        };
        Update: {
          user_id?: string;
        };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          check_in: string | null;
          check_out: string | null;
          created_at: string;
          email: string;
          guests: number | null;
          id: string;
          inquiry_type: string;
          message: string;
          name: string;
          phone: string | null;
          property_id: string | null;
          sender: string | null;
        };
        ComputedFields: never;
        Insert: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          email: string;
          guests?: number | null;
          id?: string;
          inquiry_type: string;
          message: string;
          name: string;
          phone?: string | null;
          property_id?: string | null;
          sender?: string | null;
        };
        Update: {
          check_in?: string | null;
          check_out?: string | null;
          created_at?: string;
          email?: string;
          guests?: number | null;
          id?: string;
          inquiry_type?: string;
          message?: string;
          name?: string;
          phone?: string | null;
          property_id?: string | null;
          sender?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_submissions_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      invoice_details: {
        Row: {
          cfdi_use: string;
          changed_at: string;
          changed_by: string | null;
          name: string;
          postal_code: string;
          regime: string;
          reservation_id: string;
          rfc: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          cfdi_use: string;
          changed_at?: string;
          changed_by?: string | null;
          name: string;
          postal_code: string;
          regime: string;
          reservation_id: string;
          rfc: string;
          version?: number;
        };
        Update: {
          cfdi_use?: string;
          changed_at?: string;
          changed_by?: string | null;
          name?: string;
          postal_code?: string;
          regime?: string;
          reservation_id?: string;
          rfc?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'invoice_details_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      maintenance: {
        Row: {
          approval_note: string | null;
          approved_at: string | null;
          approved_by: string | null;
          cost_cents: number | null;
          expense_id: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          on_day: string;
          property_id: string;
          request_key: string | null;
          taken_back_at: string | null;
          taken_back_by: string | null;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          approval_note?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          cost_cents?: number | null;
          expense_id?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          on_day: string;
          property_id: string;
          request_key?: string | null;
          taken_back_at?: string | null;
          taken_back_by?: string | null;
          what: string;
        };
        Update: {
          approval_note?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          cost_cents?: number | null;
          expense_id?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          on_day?: string;
          property_id?: string;
          request_key?: string | null;
          taken_back_at?: string | null;
          taken_back_by?: string | null;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_expense_id_cost_cents_fkey';
            columns: ['expense_id', 'cost_cents'];
            isOneToOne: false;
            referencedRelation: 'owner_expenses';
            referencedColumns: ['id', 'amount_cents'];
          },
          {
            foreignKeyName: 'maintenance_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      occupancy: {
        Row: {
          created_at: string;
          created_by: string | null;
          feed_event: string | null;
          feed_id: string | null;
          held_until: string | null;
          id: string;
          kind: Database['public']['Enums']['occupancy_kind'];
          nights: unknown;
          note: string | null;
          property_id: string;
          property_number: number;
          released_at: string | null;
          released_by: string | null;
          reservation_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          feed_event?: string | null;
          feed_id?: string | null;
          held_until?: string | null;
          id?: string;
          kind: Database['public']['Enums']['occupancy_kind'];
          nights: unknown;
          note?: string | null;
          property_id: string;
          property_number: number;
          released_at?: string | null;
          released_by?: string | null;
          reservation_id?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          feed_event?: string | null;
          feed_id?: string | null;
          held_until?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['occupancy_kind'];
          nights?: unknown;
          note?: string | null;
          property_id?: string;
          property_number?: number;
          released_at?: string | null;
          released_by?: string | null;
          reservation_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'occupancy_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_feeds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'occupancy_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'occupancy_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          accept_key: string | null;
          accepted_at: string | null;
          declined_at: string | null;
          made_at: string;
          made_by: string | null;
          message: string | null;
          opened_at: string | null;
          request_id: string | null;
          reservation_id: string;
        };
        ComputedFields: never;
        Insert: {
          accept_key?: string | null;
          accepted_at?: string | null;
          declined_at?: string | null;
          made_at?: string;
          made_by?: string | null;
          message?: string | null;
          opened_at?: string | null;
          request_id?: string | null;
          reservation_id: string;
        };
        Update: {
          accept_key?: string | null;
          accepted_at?: string | null;
          declined_at?: string | null;
          made_at?: string;
          made_by?: string | null;
          message?: string | null;
          opened_at?: string | null;
          request_id?: string | null;
          reservation_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      office_closures: {
        Row: {
          day: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          reason: string;
        };
        Update: {
          day?: string;
          reason?: string;
        };
        Relationships: [];
      };
      office_hours: {
        Row: {
          closes: string;
          id: number;
          opens: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          id?: never;
          opens: string;
          weekday: number;
        };
        Update: {
          closes?: string;
          id?: never;
          opens?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      owner_expenses: {
        Row: {
          amount_cents: number;
          id: string;
          month: string;
          noted_at: string;
          noted_by: string | null;
          owner_id: string | null;
          property_id: string;
          request_key: string | null;
          reverses: string | null;
          spent_on: string;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          id?: string;
          month: string;
          noted_at?: string;
          noted_by?: string | null;
          owner_id?: string | null;
          property_id: string;
          request_key?: string | null;
          reverses?: string | null;
          spent_on: string;
          what: string;
        };
        Update: {
          amount_cents?: number;
          id?: string;
          month?: string;
          noted_at?: string;
          noted_by?: string | null;
          owner_id?: string | null;
          property_id?: string;
          request_key?: string | null;
          reverses?: string | null;
          spent_on?: string;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'owner_expenses_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'owner_expenses_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: true;
            referencedRelation: 'owner_expenses';
            referencedColumns: ['id'];
          },
        ];
      };
      owner_payouts: {
        Row: {
          amount_cents: number;
          id: string;
          month: string;
          noted_at: string;
          noted_by: string | null;
          owner_id: string | null;
          paid_on: string;
          property_id: string;
          reference: string | null;
          request_key: string | null;
          reverses: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          id?: string;
          month: string;
          noted_at?: string;
          noted_by?: string | null;
          owner_id?: string | null;
          paid_on: string;
          property_id: string;
          reference?: string | null;
          request_key?: string | null;
          reverses?: string | null;
        };
        Update: {
          amount_cents?: number;
          id?: string;
          month?: string;
          noted_at?: string;
          noted_by?: string | null;
          owner_id?: string | null;
          paid_on?: string;
          property_id?: string;
          reference?: string | null;
          request_key?: string | null;
          reverses?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'owner_payouts_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'owner_payouts_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: true;
            referencedRelation: 'owner_payouts';
            referencedColumns: ['id'];
          },
        ];
      };
      owner_profiles: {
        Row: {
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          user_id: string;
        };
        Update: {
          user_id?: string;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount_cents: number;
          asked_at: string;
          claim_cents: number | null;
          claim_reason: string | null;
          disputed: Database['public']['Enums']['dispute_state'] | null;
          due_on: string;
          id: string;
          kind: Database['public']['Enums']['payment_kind'];
          method: Database['public']['Enums']['payment_method'] | null;
          noted_by: string | null;
          receipt_no: number | null;
          received_at: string | null;
          received_on: string | null;
          reference: string | null;
          refund_of: string | null;
          reservation_id: string;
          reverses: string | null;
          service_id: string | null;
          voided_at: string | null;
          waived: boolean;
          what: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          asked_at?: string;
          claim_cents?: number | null;
          claim_reason?: string | null;
          disputed?: Database['public']['Enums']['dispute_state'] | null;
          due_on: string;
          id?: string;
          kind: Database['public']['Enums']['payment_kind'];
          method?: Database['public']['Enums']['payment_method'] | null;
          noted_by?: string | null;
          receipt_no?: number | null;
          received_at?: string | null;
          received_on?: string | null;
          reference?: string | null;
          refund_of?: string | null;
          reservation_id: string;
          reverses?: string | null;
          service_id?: string | null;
          voided_at?: string | null;
          waived?: boolean;
          what?: string | null;
        };
        Update: {
          amount_cents?: number;
          asked_at?: string;
          claim_cents?: number | null;
          claim_reason?: string | null;
          disputed?: Database['public']['Enums']['dispute_state'] | null;
          due_on?: string;
          id?: string;
          kind?: Database['public']['Enums']['payment_kind'];
          method?: Database['public']['Enums']['payment_method'] | null;
          noted_by?: string | null;
          receipt_no?: number | null;
          received_at?: string | null;
          received_on?: string | null;
          reference?: string | null;
          refund_of?: string | null;
          reservation_id?: string;
          reverses?: string | null;
          service_id?: string | null;
          voided_at?: string | null;
          waived?: boolean;
          what?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_refund_of_fkey';
            columns: ['refund_of'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: true;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'service_arrangements';
            referencedColumns: ['request_id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string | null;
          first_name: string | null;
          last_name: string | null;
          phone: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          last_name?: string | null;
          phone?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          last_name?: string | null;
          phone?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      properties: {
        Row: {
          active: boolean;
          check_in_time: string;
          check_out_time: string;
          damage_deposit_cents: number;
          deposit_percent: number;
          hold_hours: number;
          id: string;
          max_pets: number;
          min_nights: number;
          name: string;
          nightly_cents: number;
          number: number;
          sleeps: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          check_in_time?: string;
          check_out_time?: string;
          damage_deposit_cents?: number;
          deposit_percent?: number;
          hold_hours?: number;
          id: string;
          max_pets?: number;
          min_nights?: number;
          name: string;
          nightly_cents: number;
          number?: never;
          sleeps: number;
        };
        Update: {
          active?: boolean;
          check_in_time?: string;
          check_out_time?: string;
          damage_deposit_cents?: number;
          deposit_percent?: number;
          hold_hours?: number;
          id?: string;
          max_pets?: number;
          min_nights?: number;
          name?: string;
          nightly_cents?: number;
          number?: never;
          sleeps?: number;
        };
        Relationships: [];
      };
      property_owners: {
        Row: {
          during: unknown;
          id: string;
          owner_id: string | null;
          property_id: string;
          property_number: number;
        };
        ComputedFields: never;
        Insert: {
          during: unknown;
          id?: string;
          owner_id?: string | null;
          property_id: string;
          property_number: number;
        };
        Update: {
          during?: unknown;
          id?: string;
          owner_id?: string | null;
          property_id?: string;
          property_number?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'property_owners_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      rates: {
        Row: {
          arrival_days: number[];
          id: string;
          min_nights: number;
          name: string;
          names: Json | null;
          nightly_cents: number;
          nights: unknown;
          property_id: string;
          property_number: number;
        };
        ComputedFields: never;
        Insert: {
          arrival_days?: number[];
          id?: string;
          min_nights: number;
          name: string;
          names?: Json | null;
          nightly_cents: number;
          nights: unknown;
          property_id: string;
          property_number: number;
        };
        Update: {
          arrival_days?: number[];
          id?: string;
          min_nights?: number;
          name?: string;
          names?: Json | null;
          nightly_cents?: number;
          nights?: unknown;
          property_id?: string;
          property_number?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'rates_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      request_events: {
        Row: {
          actor: string;
          actor_id: string | null;
          at: string;
          body: string | null;
          data: NonNullable<Json>;
          id: number;
          kind: Database['public']['Enums']['event_kind'];
          request_id: string;
          request_key: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_id?: string | null;
          at?: string;
          body?: string | null;
          data?: NonNullable<Json>;
          id?: never;
          kind: Database['public']['Enums']['event_kind'];
          request_id: string;
          request_key?: string | null;
        };
        Update: {
          actor?: string;
          actor_id?: string | null;
          at?: string;
          body?: string | null;
          data?: NonNullable<Json>;
          id?: never;
          kind?: Database['public']['Enums']['event_kind'];
          request_id?: string;
          request_key?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_events_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_events_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_leases: {
        Row: {
          holder: string;
          request_id: string;
          until: string;
        };
        ComputedFields: never;
        Insert: {
          holder: string;
          request_id: string;
          until: string;
        };
        Update: {
          holder?: string;
          request_id?: string;
          until?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_leases_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_leases_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      requests: {
        Row: {
          assignee: string | null;
          contact_submission_id: string | null;
          guest_id: string | null;
          id: string;
          kind: Database['public']['Enums']['request_kind'];
          locale: string;
          merged_into: string | null;
          opened_at: string;
          reservation_id: string | null;
          service_booking_id: string | null;
          snoozed_until: string | null;
          state: Database['public']['Enums']['request_state'];
          turn_at: string | null;
          unread: boolean;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          contact_submission_id?: string | null;
          guest_id?: string | null;
          id?: string;
          kind: Database['public']['Enums']['request_kind'];
          locale?: string;
          merged_into?: string | null;
          opened_at?: string;
          reservation_id?: string | null;
          service_booking_id?: string | null;
          snoozed_until?: string | null;
          state?: Database['public']['Enums']['request_state'];
          turn_at?: string | null;
          unread?: boolean;
          version?: number;
        };
        Update: {
          assignee?: string | null;
          contact_submission_id?: string | null;
          guest_id?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['request_kind'];
          locale?: string;
          merged_into?: string | null;
          opened_at?: string;
          reservation_id?: string | null;
          service_booking_id?: string | null;
          snoozed_until?: string | null;
          state?: Database['public']['Enums']['request_state'];
          turn_at?: string | null;
          unread?: boolean;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'requests_contact_submission_id_fkey';
            columns: ['contact_submission_id'];
            isOneToOne: true;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_service_booking_id_fkey';
            columns: ['service_booking_id'];
            isOneToOne: true;
            referencedRelation: 'service_bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      reservation_contacts: {
        Row: {
          email: string | null;
          name: string;
          phone: string | null;
          reservation_id: string;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          name: string;
          phone?: string | null;
          reservation_id: string;
        };
        Update: {
          email?: string | null;
          name?: string;
          phone?: string | null;
          reservation_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reservation_contacts_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      reservations: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          check_in: string;
          check_out: string;
          closed_as?: Database['public']['Enums']['stay_closing'] | null;
          closed_at?: string | null;
          code?: string;
          commission_percent?: number;
          created_at?: string;
          discount_cents?: number;
          discount_reason?: string | null;
          guest_id?: string | null;
          guests: number;
          hold_until?: string | null;
          id?: string;
          keep_until?: string | null;
          night_cents?: number[] | null;
          nights?: never;
          pets?: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents?: number;
          rent_cents?: number;
          request_key?: string | null;
          status?: Database['public']['Enums']['stay_status'];
          told_unpaid_on?: string | null;
          total_cents: number;
          version?: number;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          check_in?: string;
          check_out?: string;
          closed_as?: Database['public']['Enums']['stay_closing'] | null;
          closed_at?: string | null;
          code?: string;
          commission_percent?: number;
          created_at?: string;
          discount_cents?: number;
          discount_reason?: string | null;
          guest_id?: string | null;
          guests?: number;
          hold_until?: string | null;
          id?: string;
          keep_until?: string | null;
          night_cents?: number[] | null;
          nights?: never;
          pets?: number;
          property_id?: string;
          quote?: NonNullable<Json>;
          relet_cents?: number;
          rent_cents?: number;
          request_key?: string | null;
          status?: Database['public']['Enums']['stay_status'];
          told_unpaid_on?: string | null;
          total_cents?: number;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'reservations_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          locale: string;
          property_id: string;
          reservation_id: string;
          shown_at: string | null;
          shown_by: string | null;
          stars: number;
          version: number;
          words: string | null;
          written_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          locale: string;
          property_id: string;
          reservation_id: string;
          shown_at?: string | null;
          shown_by?: string | null;
          stars: number;
          version?: number;
          words?: string | null;
          written_at?: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          locale?: string;
          property_id?: string;
          reservation_id?: string;
          shown_at?: string | null;
          shown_by?: string | null;
          stars?: number;
          version?: number;
          words?: string | null;
          written_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      role_changes: {
        Row: {
          approved: boolean | null;
          changed_at: string;
          changed_by: string | null;
          id: string;
          new_role: Database['public']['Enums']['app_role'] | null;
          old_role: Database['public']['Enums']['app_role'] | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          approved?: boolean | null;
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          new_role?: Database['public']['Enums']['app_role'] | null;
          old_role?: Database['public']['Enums']['app_role'] | null;
          user_id: string;
        };
        Update: {
          approved?: boolean | null;
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          new_role?: Database['public']['Enums']['app_role'] | null;
          old_role?: Database['public']['Enums']['app_role'] | null;
          user_id?: string;
        };
        Relationships: [];
      };
      saved_replies: {
        Row: {
          active: boolean;
          body_en: string;
          body_es: string;
          changed_at: string;
          changed_by: string | null;
          id: string;
          title: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          body_en: string;
          body_es: string;
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          title: string;
          version?: number;
        };
        Update: {
          active?: boolean;
          body_en?: string;
          body_es?: string;
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          title?: string;
          version?: number;
        };
        Relationships: [];
      };
      service_arrangements: {
        Row: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          at_time?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          closed_by?: string | null;
          note?: string | null;
          on_day?: string | null;
          price_cents?: number | null;
          reason?: string | null;
          request_id: string;
          reservation_id?: string | null;
          status?: Database['public']['Enums']['service_status'];
          version?: number;
        };
        Update: {
          at_time?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          closed_by?: string | null;
          note?: string | null;
          on_day?: string | null;
          price_cents?: number | null;
          reason?: string | null;
          request_id?: string;
          reservation_id?: string | null;
          status?: Database['public']['Enums']['service_status'];
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'service_arrangements_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'service_arrangements_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'service_arrangements_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      service_bookings: {
        Row: {
          created_at: string;
          email: string;
          guests: number;
          id: string;
          name: string;
          phone: string;
          preferred_date: string;
          reservation_id: string | null;
          sender: string | null;
          service_category: string;
          service_price: string;
          service_title: string;
          special_requests: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          guests: number;
          id?: string;
          name: string;
          phone: string;
          preferred_date: string;
          reservation_id?: string | null;
          sender?: string | null;
          service_category: string;
          service_price: string;
          service_title: string;
          special_requests?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          guests?: number;
          id?: string;
          name?: string;
          phone?: string;
          preferred_date?: string;
          reservation_id?: string | null;
          sender?: string | null;
          service_category?: string;
          service_price?: string;
          service_title?: string;
          special_requests?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'service_bookings_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      statement_lines: {
        Row: {
          amount_cents: number;
          gross_cents: number;
          id: string;
          kind: Database['public']['Enums']['statement_kind'];
          month: string;
          owner_id: string | null;
          percent: number | null;
          posted_at: string;
          property_id: string;
          reservation_id: string;
          reverses: string | null;
          tax_cents: number;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          gross_cents?: number;
          id?: string;
          kind: Database['public']['Enums']['statement_kind'];
          month: string;
          owner_id?: string | null;
          percent?: number | null;
          posted_at?: string;
          property_id: string;
          reservation_id: string;
          reverses?: string | null;
          tax_cents?: number;
        };
        Update: {
          amount_cents?: number;
          gross_cents?: number;
          id?: string;
          kind?: Database['public']['Enums']['statement_kind'];
          month?: string;
          owner_id?: string | null;
          percent?: number | null;
          posted_at?: string;
          property_id?: string;
          reservation_id?: string;
          reverses?: string | null;
          tax_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'statement_lines_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'statement_lines_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'statement_lines_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: true;
            referencedRelation: 'statement_lines';
            referencedColumns: ['id'];
          },
        ];
      };
      tasks: {
        Row: {
          created_at: string;
          done_at: string | null;
          done_by: string | null;
          due_on: string;
          id: string;
          kind: Database['public']['Enums']['task_kind'];
          note: string | null;
          property_id: string;
          reservation_id: string;
          state: Database['public']['Enums']['task_state'];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          due_on: string;
          id?: string;
          kind: Database['public']['Enums']['task_kind'];
          note?: string | null;
          property_id: string;
          reservation_id: string;
          state?: Database['public']['Enums']['task_state'];
          version?: number;
        };
        Update: {
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          due_on?: string;
          id?: string;
          kind?: Database['public']['Enums']['task_kind'];
          note?: string | null;
          property_id?: string;
          reservation_id?: string;
          state?: Database['public']['Enums']['task_state'];
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
      wishlist: {
        Row: {
          created_at: string;
          property_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          property_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          property_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'wishlist_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      desk_requests: {
        Row: {
          about: string | null;
          assignee: string | null;
          check_in: string | null;
          check_out: string | null;
          contact_submission_id: string | null;
          due_at: string | null;
          email: string | null;
          guest_id: string | null;
          guests: number | null;
          held_by: string | null;
          hold_until: string | null;
          id: string;
          kind: Database['public']['Enums']['request_kind'];
          locale: string;
          merged_into: string | null;
          name: string | null;
          needs: string | null;
          offer: string | null;
          opened_at: string;
          overdue: boolean | null;
          reservation_id: string | null;
          service_booking_id: string | null;
          snoozed_until: string | null;
          state: Database['public']['Enums']['request_state'];
          subject: string | null;
          total_cents: number | null;
          turn_at: string | null;
          unread: boolean;
          version: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'requests_contact_submission_id_fkey';
            columns: ['contact_submission_id'];
            isOneToOne: true;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'desk_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: true;
            referencedRelation: 'reservations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'requests_service_booking_id_fkey';
            columns: ['service_booking_id'];
            isOneToOne: true;
            referencedRelation: 'service_bookings';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      accept_offer: {
        Args: { agreed_version: number; quote_hash: string; request_key: string; token: string };
        Returns: {
          account: boolean;
          code: string;
          email: string;
        }[];
      };
      accept_service: {
        Args: { expected_version: number; request_id: string };
        Returns: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'service_arrangements';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      account_refusal: {
        Args: Record<PropertyKey, never>;
        Returns: {
          reason: string;
          role: Database['public']['Enums']['app_role'];
        }[];
      };
      add_expense: {
        Args: {
          amount_cents: number;
          property_id: string;
          request_key: string;
          spent_on: string;
          what: string;
        };
        Returns: undefined;
      };
      add_extra: {
        Args: {
          amount_cents: number;
          due_on: string;
          expected_version: number;
          reservation_id: string;
          what: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      add_maintenance: {
        Args: { cost_cents?: number; on_day: string; property_id: string; request_key: string; what: string };
        Returns: undefined;
      };
      add_note: { Args: { body: string; request_id: string; request_key: string }; Returns: undefined };
      add_property: {
        Args: { max_pets?: number; min_nights?: number; name: string; nightly_cents: number; sleeps: number };
        Returns: string;
      };
      answer_due: { Args: { since?: string }; Returns: string };
      answer_review: {
        Args: { answer: string; expected_version: number; reservation_id: string };
        Returns: undefined;
      };
      approve_maintenance: { Args: { maintenance_id: string; note?: string }; Returns: undefined };
      arrange_service: {
        Args: { expected_version: number; note: string; request_id: string };
        Returns: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'service_arrangements';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      ask_move: {
        Args: {
          check_in: string;
          check_out: string;
          expected_version: number;
          message: string;
          quote_hash: string;
          request_key: string;
          reservation_id: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      assign_request: {
        Args: { assignee: string; expected_version: number; request_id: string };
        Returns: undefined;
      };
      availability: {
        Args: { from_day?: string; property_id: string; to_day?: string };
        Returns: {
          free: boolean;
          may_arrive: boolean;
          may_leave: boolean;
          min_nights: number;
          night: string;
          price_cents: number;
        }[];
      };
      available_properties: {
        Args: { check_in: string; check_out: string; guests: number; pets?: number };
        Returns: {
          free: boolean;
          property_id: string;
          reason: string;
          taxed: boolean;
          total_cents: number;
        }[];
      };
      block_nights: {
        Args: { from_day: string; note?: string; property_id: string; to_day: string };
        Returns: undefined;
      };
      booking_rules: {
        Args: { property_id?: string };
        Returns: {
          history: Json;
          rules: Json;
          today: string;
          version: number;
        }[];
      };
      cancel_stay: {
        Args: { expected_version: number; for_guest?: boolean; reason: string; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      change_task: {
        Args: { done: boolean; expected_version: number; note: string; task_id: string };
        Returns: undefined;
      };
      claim_card_refunds: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount_cents: number;
          attempts: number;
          id: string;
          intent_id: string;
        }[];
      };
      claim_feeds: {
        Args: { most?: number };
        Returns: {
          claim: string;
          etag: string;
          feed_id: string;
          last_modified: string;
          url: string;
        }[];
      };
      claim_mail: {
        Args: { most?: number };
        Returns: {
          address: string;
          answers: string;
          attempts: number;
          data: Json;
          earlier: string[];
          id: string;
          locale: string;
          template: string;
        }[];
      };
      close_request: { Args: { expected_version: number; request_id: string }; Returns: undefined };
      close_requests: {
        Args: { requests: Json };
        Returns: {
          id: string;
          refused: string;
        }[];
      };
      confirm_stay: {
        Args: { expected_version: number; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      copy_rates: {
        Args: { percent: number; property_id: string; targets: string[]; versions?: Json };
        Returns: {
          changes: Json;
          house: string;
          source_version: number;
          version: number;
        }[];
      };
      create_stay: {
        Args: {
          check_in: string;
          check_out: string;
          confirmed: boolean;
          email: string;
          guests: number;
          locale: string;
          name: string;
          pets?: number;
          phone: string;
          property_id: string;
          quote_hash: string;
          request_key: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      day_list: {
        Args: { on_day?: string };
        Returns: {
          arrivals: Json;
          day: string;
          departures: Json;
          services: Json;
          staying: Json;
          tasks: Json;
          today: string;
        }[];
      };
      decline_offer: { Args: { reason: string; token: string }; Returns: undefined };
      decline_service: {
        Args: { expected_version: number; for_guest?: boolean; reason: string; request_id: string };
        Returns: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'service_arrangements';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      decline_stay: {
        Args: { expected_version: number; reason: string; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      desk_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          approvals: number;
          feeds_failing: number;
          mail_given_up: number;
          mine: number;
          open: number;
          overdue: number;
          unread: number;
          waiting: number;
        }[];
      };
      discount_stay: {
        Args: {
          amount_cents: number;
          expected_version: number;
          quote_hash: string;
          reason: string;
          reservation_id: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      drop_extra: {
        Args: { expected_version: number; payment_id: string; reason: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      drop_feed_nights: { Args: { occupancy_id: string }; Returns: boolean };
      end_calendar_link: { Args: { link_id: string }; Returns: boolean };
      end_house: {
        Args: { expected_version: number; property_id: string; to_day: string; user_id: string };
        Returns: undefined;
      };
      end_stale_checkouts: { Args: Record<PropertyKey, never>; Returns: string[] };
      erase_person: { Args: { expected_version: number; request_id: string }; Returns: undefined };
      erasures_due: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answer_by: string;
          asked_on: string;
          erase_by: string;
          name: string;
          request_id: string;
          version: number;
        }[];
      };
      extend_hold: {
        Args: { expected_version: number; hours: number; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      find_requests: {
        Args: { most?: number; words: string };
        Returns: {
          about: string | null;
          assignee: string | null;
          check_in: string | null;
          check_out: string | null;
          contact_submission_id: string | null;
          due_at: string | null;
          email: string | null;
          guest_id: string | null;
          guests: number | null;
          held_by: string | null;
          hold_until: string | null;
          id: string;
          kind: Database['public']['Enums']['request_kind'];
          locale: string;
          merged_into: string | null;
          name: string | null;
          needs: string | null;
          offer: string | null;
          opened_at: string;
          overdue: boolean | null;
          reservation_id: string | null;
          service_booking_id: string | null;
          snoozed_until: string | null;
          state: Database['public']['Enums']['request_state'];
          subject: string | null;
          total_cents: number | null;
          turn_at: string | null;
          unread: boolean;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'desk_requests';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      finish_service: {
        Args: { expected_version: number; request_id: string };
        Returns: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'service_arrangements';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      grant_relet: {
        Args: { amount_cents: number; expected_version: number; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      guest_record: {
        Args: { request_id: string };
        Returns: {
          diets: Json;
          emails: Json;
          notes: Json;
          phones: Json;
          requests: Json;
        }[];
      };
      hide_review: { Args: { expected_version: number; reservation_id: string }; Returns: undefined };
      hold_request: { Args: { hold?: boolean; request_id: string }; Returns: undefined };
      house_bank: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bank: Json;
          history: Json;
          version: number;
        }[];
      };
      house_calendar: {
        Args: { from_day: string; to_day: string };
        Returns: {
          code: string;
          email: string;
          from: string;
          guests: number;
          hold_until: string;
          id: string;
          is_open: boolean;
          kind: Database['public']['Enums']['night_kind'];
          min_nights: number;
          name: string;
          note: string;
          phone: string;
          property_id: string;
          request_id: string;
          reservation_id: string;
          status: Database['public']['Enums']['stay_status'];
          to: string;
          total_cents: number;
          version: number;
        }[];
      };
      house_calendars: {
        Args: Record<PropertyKey, never>;
        Returns: {
          conflicts: Json;
          feeds: Json;
          links: Json;
          name: string;
          property_id: string;
        }[];
      };
      house_charges: {
        Args: { property_id?: string };
        Returns: {
          charges: Json;
          history: Json;
          house: Json;
          today: string;
          version: number;
        }[];
      };
      house_figures: {
        Args: { from_day: string; to_day: string };
        Returns: {
          arrivals: number;
          blocked: number;
          booked: number;
          month: string;
          nights: number;
          property_id: string;
          revenue_cents: number;
        }[];
      };
      house_guide: {
        Args: { reservation_id: string };
        Returns: {
          as_of: string;
          guide: Json;
          property_id: string;
          sample: boolean;
          secrets: Json;
          secrets_from: string;
          secrets_until: string;
          version: number;
          withheld: string;
        }[];
      };
      house_guide_setting: {
        Args: { property_id: string };
        Returns: {
          guide: Json;
          history: Json;
          sample: boolean;
          secrets: Json;
          version: number;
        }[];
      };
      house_owners: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accounts: Json;
          houses: Json;
          today: string;
        }[];
      };
      house_rates: {
        Args: { property_id: string };
        Returns: {
          base: Json;
          history: Json;
          seasons: Json;
          today: string;
          version: number;
        }[];
      };
      house_reviews: {
        Args: { property_id: string };
        Returns: {
          answer: string;
          first_name: string;
          locale: string;
          month: string;
          stars: number;
          words: string;
        }[];
      };
      house_today: { Args: Record<PropertyKey, never>; Returns: string };
      invoice_data: {
        Args: { from_day: string; to_day: string };
        Returns: {
          amount_cents: number;
          cfdi_use: string;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'];
          code: string;
          kind: Database['public']['Enums']['payment_kind'];
          method: Database['public']['Enums']['payment_method'];
          name: string;
          postal_code: string;
          property_id: string;
          receipt_no: number;
          received_on: string;
          reference: string;
          regime: string;
          reverses_no: number;
          rfc: string;
          status: Database['public']['Enums']['stay_status'];
          taxes: Json;
          total_cents: number;
          what: string;
        }[];
      };
      keep_checkout: { Args: { session_id: string; token: string; url: string }; Returns: undefined };
      keep_unpaid: {
        Args: { expected_version: number; reservation_id: string; until: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      link_house: {
        Args: { expected_version: number; from_day: string; property_id: string; user_id: string };
        Returns: undefined;
      };
      list_stays: {
        Args: {
          after_code?: string;
          after_day?: string;
          from_day?: string;
          house?: string;
          most?: number;
          owed?: string;
          show?: string;
          state?: string;
          to_day?: string;
          words?: string;
        };
        Returns: {
          stays: Json;
          totals: Json;
        }[];
      };
      make_calendar_link: {
        Args: { channel?: string; property_id?: string; replaces?: string };
        Returns: string;
      };
      make_offer: {
        Args: {
          check_in: string;
          check_out: string;
          discount_cents: number;
          email: string;
          guests: number;
          hours: number;
          locale: string;
          message: string;
          name: string;
          pets: number;
          phone: string;
          property_id: string;
          quote_hash: string;
          request_id?: string;
          request_key: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      merge_requests: {
        Args: { expected_version: number; into_id: string; request_id: string };
        Returns: undefined;
      };
      money_list: {
        Args: {
          after_day?: string;
          after_id?: string;
          from_day?: string;
          in_group?: string;
          most?: number;
          to_day?: string;
          words?: string;
        };
        Returns: {
          rows: Json;
          sums: Json;
          today: Json;
        }[];
      };
      move_nights: {
        Args: { from_day?: string; reservation_id: string; to_day?: string };
        Returns: {
          free: boolean;
          may_arrive: boolean;
          may_leave: boolean;
          min_nights: number;
          night: string;
          price_cents: number;
        }[];
      };
      move_stay: {
        Args: {
          check_in: string;
          check_out: string;
          expected_version: number;
          quote_hash: string;
          reservation_id: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      note_card_event: { Args: { event: Json }; Returns: boolean };
      note_erasure: { Args: { request_id: string }; Returns: string };
      offer_link: { Args: { reservation_id: string }; Returns: string };
      offer_service: {
        Args: {
          at_time: string;
          expected_version: number;
          note: string;
          on_day: string;
          price_cents: number;
          request_id: string;
          reservation_id: string;
        };
        Returns: {
          at_time: string | null;
          changed_at: string;
          changed_by: string | null;
          closed_by: string | null;
          note: string | null;
          on_day: string | null;
          price_cents: number | null;
          reason: string | null;
          request_id: string;
          reservation_id: string | null;
          status: Database['public']['Enums']['service_status'];
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'service_arrangements';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      office: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answer_due: string;
          changed_at: string;
          changed_by: string;
          closures: Json;
          hours: Json;
          today: string;
          version: number;
        }[];
      };
      office_closed_days: { Args: Record<PropertyKey, never>; Returns: string[] };
      open_checkout: {
        Args: { token: string };
        Returns: {
          amount_cents: number;
          code: string;
          expires_at: string;
          house: string;
          kind: Database['public']['Enums']['payment_kind'];
          locale: string;
          payment_id: string;
          refused: string;
          url: string;
          what: string;
        }[];
      };
      open_gap: {
        Args: { from_day: string; opened?: boolean; property_id: string; to_day: string };
        Returns: undefined;
      };
      open_property: { Args: { opened: boolean; property_id: string }; Returns: undefined };
      owner_statement: {
        Args: { month: string; property_id: string };
        Returns: {
          balance_cents: number;
          carried_cents: number;
          commission_cents: number;
          expected_cents: number;
          expense_cents: number;
          gross_cents: number;
          later_cents: number;
          left_cents: number;
          lines: Json;
          number: string;
          owner: string;
          owner_id: string;
          paid: Json;
          paid_cents: number;
          payout_cents: number;
          rent_cents: number;
          sheet_number: string;
          sold_cents: number;
          tax_cents: number;
        }[];
      };
      owner_year: {
        Args: { year: number };
        Returns: {
          balance_cents: number;
          commission_cents: number;
          expense_cents: number;
          gross_cents: number;
          month: string;
          owner: string;
          owner_id: string;
          paid_cents: number;
          payout_cents: number;
          property_id: string;
          rent_cents: number;
          tax_cents: number;
        }[];
      };
      payment_sums: {
        Args: { codes: string[] };
        Returns: {
          code: string;
          due_cents: number;
          next_due_on: string;
          received_cents: number;
          refunded_cents: number;
        }[];
      };
      payment_ways: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bank: Json;
          cards: boolean;
        }[];
      };
      people: {
        Args: { after?: string; most?: number; waiting?: boolean; words?: string };
        Returns: {
          approved: boolean;
          changed_at: string;
          changed_by: string;
          email: string;
          houses: string[];
          id: string;
          name: string;
          roles: string[];
        }[];
      };
      preview_booking_rules: {
        Args: {
          check_in: string;
          check_out: string;
          common?: boolean;
          draft: Json;
          guests: number;
          property_id: string;
        };
        Returns: {
          after: Json;
          before: Json;
        }[];
      };
      preview_charges: {
        Args: {
          check_in: string;
          check_out: string;
          common?: boolean;
          draft: Json;
          guests: number;
          pets: number;
          property_id: string;
        };
        Returns: {
          after: Json;
          before: Json;
        }[];
      };
      preview_office: { Args: { closures: Json; hours: Json }; Returns: string };
      preview_quote: {
        Args: { check_in: string; check_out: string; draft: Json; guests: number; property_id: string };
        Returns: {
          after: Json;
          before: Json;
        }[];
      };
      quote_discount: {
        Args: { amount_cents: number; reservation_id: string };
        Returns: {
          balance_cents: number;
          balance_due_on: string;
          cancellation: Json;
          deposit_cents: number;
          lines: Json;
          nights: number;
          quote_hash: string;
          total_cents: number;
        }[];
      };
      quote_move: {
        Args: { check_in: string; check_out: string; reservation_id: string };
        Returns: {
          balance_cents: number;
          balance_due_on: string;
          cancellation: Json;
          deposit_cents: number;
          lines: Json;
          nights: number;
          quote_hash: string;
          set_aside: Json;
          total_cents: number;
        }[];
      };
      quote_stay: {
        Args: { check_in: string; check_out: string; guests: number; pets?: number; property_id: string };
        Returns: {
          balance_cents: number;
          balance_due_on: string;
          cancellation: Json;
          deposit_cents: number;
          lines: Json;
          nights: number;
          quote_hash: string;
          total_cents: number;
        }[];
      };
      read_calendar: {
        Args: { token: string };
        Returns: {
          changed_at: string;
          locale: string;
          name: string;
          nights: Json;
        }[];
      };
      read_feed_soon: { Args: { feed_id: string }; Returns: boolean };
      read_offer: {
        Args: { token: string };
        Returns: {
          balance_cents: number;
          balance_due_on: string;
          cancellation: Json;
          check_in: string;
          check_out: string;
          code: string;
          deposit_cents: number;
          expires_at: string;
          guests: number;
          lines: Json;
          message: string;
          nights: number;
          pets: number;
          property: string;
          property_id: string;
          quote_hash: string;
          state: string;
          total_cents: number;
        }[];
      };
      receive_mail: {
        Args: {
          attachments?: number;
          body: string;
          cut?: boolean;
          from_address: string;
          message_id: string;
          request_id: string;
        };
        Returns: string;
      };
      record_payment: {
        Args: {
          amount_cents: number;
          expected_version: number;
          kind: Database['public']['Enums']['payment_kind'];
          method?: Database['public']['Enums']['payment_method'];
          payment_id?: string;
          received_on?: string;
          reference?: string;
          reservation_id: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      record_payout: {
        Args: {
          amount_cents: number;
          month: string;
          owner_id?: string;
          paid_on: string;
          property_id: string;
          reference?: string;
          request_key: string;
        };
        Returns: undefined;
      };
      refund_by_card: {
        Args: { expected_version: number; payment_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      refuse_account: { Args: { reason: string; user_id: string }; Returns: undefined };
      release_damage: {
        Args: { claim_cents: number; expected_version: number; payment_id: string; reason: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      relet_refund: { Args: { reservation_id: string }; Returns: number };
      reopen_request: { Args: { expected_version: number; request_id: string }; Returns: undefined };
      request_erasure: { Args: Record<PropertyKey, never>; Returns: string };
      request_stay: {
        Args: {
          agreed_version?: number;
          check_in: string;
          check_out: string;
          guests: number;
          message: string;
          pets?: number;
          property_id: string;
          quote_hash: string;
          request_key: string;
        };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      resend_mail: { Args: { mail_id: string }; Returns: undefined };
      reverse_expense: { Args: { expense_id: string }; Returns: undefined };
      reverse_payment: {
        Args: { expected_version: number; payment_id: string; reason: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      reverse_payout: { Args: { payout_id: string }; Returns: undefined };
      save_arrival: {
        Args: {
          arrives_at: string;
          diet: string;
          diet_consent?: number;
          expected_version: number;
          flight: string;
          party: Json;
          reservation_id: string;
          travel: string;
          wishes: string;
        };
        Returns: {
          arrives_at: string | null;
          changed_at: string;
          changed_by: string | null;
          diet: string | null;
          diet_version: number | null;
          flight: string | null;
          party: NonNullable<Json>;
          reservation_id: string;
          travel: string | null;
          version: number;
          wishes: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'arrival_details';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      save_feed: {
        Args: {
          active: boolean;
          blocks?: boolean;
          expected_version: number;
          feed_id: string;
          name: string;
          property_id: string;
          removed?: boolean;
          url: string;
        };
        Returns: string;
      };
      save_invoice_details: {
        Args: {
          cfdi_use: string;
          expected_version: number;
          name: string;
          postal_code: string;
          regime: string;
          reservation_id: string;
          rfc: string;
        };
        Returns: {
          cfdi_use: string;
          changed_at: string;
          changed_by: string | null;
          name: string;
          postal_code: string;
          regime: string;
          reservation_id: string;
          rfc: string;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'invoice_details';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      save_reply: {
        Args: {
          active: boolean;
          body_en: string;
          body_es: string;
          expected_version: number;
          reply_id: string;
          title: string;
        };
        Returns: undefined;
      };
      send_message: {
        Args: { body: string; expected_version?: number; request_id: string; request_key: string };
        Returns: {
          assignee: string | null;
          contact_submission_id: string | null;
          guest_id: string | null;
          id: string;
          kind: Database['public']['Enums']['request_kind'];
          locale: string;
          merged_into: string | null;
          opened_at: string;
          reservation_id: string | null;
          service_booking_id: string | null;
          snoozed_until: string | null;
          state: Database['public']['Enums']['request_state'];
          turn_at: string | null;
          unread: boolean;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      set_bank_account: { Args: { draft: Json; expected_version: number }; Returns: undefined };
      set_booking_rules: {
        Args: { draft: Json; expected_version: number; property_id?: string };
        Returns: undefined;
      };
      set_charges: {
        Args: { draft: Json; expected_version: number; property_id?: string };
        Returns: undefined;
      };
      set_commission: {
        Args: { expected_version: number; percent: number; reason: string; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      set_house_guide: {
        Args: { draft: Json; expected_version: number; property_id: string };
        Returns: undefined;
      };
      set_office: { Args: { closures: Json; expected_version: number; hours: Json }; Returns: undefined };
      set_rates: { Args: { draft: Json; expected_version: number; property_id: string }; Returns: undefined };
      set_staff: {
        Args: { granted: boolean; role: Database['public']['Enums']['app_role']; user_id: string };
        Returns: undefined;
      };
      settle_card_refund: {
        Args: { provider_id?: string; reason?: string; refund: string; status: string };
        Returns: undefined;
      };
      settle_feed: {
        Args: { claim: string; feed_id: string; outcome: Json; unreadable?: number };
        Returns: boolean;
      };
      settle_mail: { Args: { error?: string; id: string; refused_as?: string }; Returns: boolean };
      show_review: { Args: { expected_version: number; reservation_id: string }; Returns: undefined };
      snooze_request: {
        Args: { expected_version: number; request_id: string; until: string };
        Returns: undefined;
      };
      staff_members: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
        }[];
      };
      staff_quote: {
        Args: {
          check_in: string;
          check_out: string;
          discount_cents?: number;
          guests: number;
          pets?: number;
          property_id: string;
          reservation_id?: string;
        };
        Returns: {
          balance_cents: number;
          balance_due_on: string;
          cancellation: Json;
          deposit_cents: number;
          lines: Json;
          nights: number;
          quote_hash: string;
          set_aside: Json;
          total_cents: number;
        }[];
      };
      start_payment: {
        Args: { payment_id: string };
        Returns: {
          expires_at: string;
          url: string;
        }[];
      };
      stay_lapses_on: { Args: { reservation_id: string }; Returns: string };
      stay_refund: { Args: { reservation_id: string }; Returns: number };
      switch_cards: { Args: { switched_on: boolean }; Returns: undefined };
      take_back_maintenance: { Args: { maintenance_id: string }; Returns: undefined };
      taken_nights: {
        Args: { from_day: string; to_day: string };
        Returns: {
          code: string;
          from: string;
          guests: number;
          id: string;
          is_own: boolean;
          kind: Database['public']['Enums']['night_kind'];
          note: string;
          property_id: string;
          reservation_id: string;
          to: string;
        }[];
      };
      tick: {
        Args: { now?: string };
        Returns: {
          expired: number;
          posted: number;
          purged: number;
          reminded: number;
          woken: number;
        }[];
      };
      unblock_nights: { Args: { from_day: string; property_id: string; to_day: string }; Returns: number };
      unsent_requests: {
        Args: { most?: number };
        Returns: {
          about: string | null;
          assignee: string | null;
          check_in: string | null;
          check_out: string | null;
          contact_submission_id: string | null;
          due_at: string | null;
          email: string | null;
          guest_id: string | null;
          guests: number | null;
          held_by: string | null;
          hold_until: string | null;
          id: string;
          kind: Database['public']['Enums']['request_kind'];
          locale: string;
          merged_into: string | null;
          name: string | null;
          needs: string | null;
          offer: string | null;
          opened_at: string;
          overdue: boolean | null;
          reservation_id: string | null;
          service_booking_id: string | null;
          snoozed_until: string | null;
          state: Database['public']['Enums']['request_state'];
          subject: string | null;
          total_cents: number | null;
          turn_at: string | null;
          unread: boolean;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'desk_requests';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      waive_payment: {
        Args: { expected_version: number; payment_id: string; reason: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      withdraw_consent: { Args: Record<PropertyKey, never>; Returns: undefined };
      withdraw_stay: {
        Args: { expected_version: number; reservation_id: string };
        Returns: {
          changed_at: string;
          changed_by: string | null;
          check_in: string;
          check_out: string;
          closed_as: Database['public']['Enums']['stay_closing'] | null;
          closed_at: string | null;
          code: string;
          commission_percent: number;
          created_at: string;
          discount_cents: number;
          discount_reason: string | null;
          guest_id: string | null;
          guests: number;
          hold_until: string | null;
          id: string;
          keep_until: string | null;
          night_cents: number[] | null;
          nights: unknown;
          pets: number;
          property_id: string;
          quote: NonNullable<Json>;
          relet_cents: number;
          rent_cents: number;
          request_key: string | null;
          status: Database['public']['Enums']['stay_status'];
          told_unpaid_on: string | null;
          total_cents: number;
          version: number;
        };
        SetofOptions: {
          from: '*';
          to: 'reservations';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      write_review: {
        Args: {
          expected_version: number;
          locale: string;
          reservation_id: string;
          stars: number;
          words: string;
        };
        Returns: {
          answer: string | null;
          answered_at: string | null;
          locale: string;
          property_id: string;
          reservation_id: string;
          shown_at: string | null;
          shown_by: string | null;
          stars: number;
          version: number;
          words: string | null;
          written_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'reviews';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
    };
    Enums: {
      app_role: 'admin' | 'owner' | 'client' | 'management';
      charge_base: 'stay' | 'guest_night' | 'pet' | 'nights' | 'subtotal';
      charge_kind: 'fee' | 'tax';
      dispute_state: 'open' | 'won' | 'lost';
      event_kind:
        | 'message_in'
        | 'message_out'
        | 'note'
        | 'state'
        | 'assignment'
        | 'quote'
        | 'reservation'
        | 'mail'
        | 'service';
      night_kind: 'confirmed' | 'pending' | 'block' | 'feed' | 'gap';
      occupancy_kind: 'reservation' | 'block' | 'feed';
      payment_kind: 'deposit' | 'balance' | 'extra' | 'damage' | 'unexpected' | 'refund';
      payment_method: 'transfer' | 'card' | 'cash' | 'other';
      request_kind: 'inquiry' | 'service' | 'stay';
      request_state: 'open' | 'waiting' | 'closed';
      service_status: 'asked' | 'offered' | 'accepted' | 'arranged' | 'done' | 'declined' | 'called_off';
      statement_kind: 'stay' | 'cancellation' | 'commission' | 'correction';
      stay_closing:
        | 'declined'
        | 'withdrawn'
        | 'expired'
        | 'cancelled_by_guest'
        | 'cancelled_by_house'
        | 'unpaid';
      stay_status: 'pending' | 'confirmed' | 'cancelled';
      task_kind: 'clean' | 'inspect';
      task_state: 'open' | 'done';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin', 'owner', 'client', 'management'],
      charge_base: ['stay', 'guest_night', 'pet', 'nights', 'subtotal'],
      charge_kind: ['fee', 'tax'],
      dispute_state: ['open', 'won', 'lost'],
      event_kind: [
        'message_in',
        'message_out',
        'note',
        'state',
        'assignment',
        'quote',
        'reservation',
        'mail',
        'service',
      ],
      night_kind: ['confirmed', 'pending', 'block', 'feed', 'gap'],
      occupancy_kind: ['reservation', 'block', 'feed'],
      payment_kind: ['deposit', 'balance', 'extra', 'damage', 'unexpected', 'refund'],
      payment_method: ['transfer', 'card', 'cash', 'other'],
      request_kind: ['inquiry', 'service', 'stay'],
      request_state: ['open', 'waiting', 'closed'],
      service_status: ['asked', 'offered', 'accepted', 'arranged', 'done', 'declined', 'called_off'],
      statement_kind: ['stay', 'cancellation', 'commission', 'correction'],
      stay_closing: [
        'declined',
        'withdrawn',
        'expired',
        'cancelled_by_guest',
        'cancelled_by_house',
        'unpaid',
      ],
      stay_status: ['pending', 'confirmed', 'cancelled'],
      task_kind: ['clean', 'inspect'],
      task_state: ['open', 'done'],
    },
  },
} as const;
